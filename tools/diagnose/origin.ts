/** Checks that a public site does not tell crawlers that its address is on this machine. */

import type { Env } from '@/lib/clinic/environment/env'
import { attemptAsync } from '@/lib/errors/attempt'
import { isLoopback } from '@/lib/server/other-host'
import { type Finding, fail, ok } from './finding'

/** Variables that only a public site has, a proxy in front among them. */
const publicSigns = [
  ...['TRUSTED_PROXY_HOPS', 'METRIKA_ID', 'GOOGLE_TAG_ID', 'INDEXNOW_KEY', 'YANDEX_DOCTORS_FEED'],
  ...['CALL_TRACKING_ID', 'DATABASE_URL', 'BACKUP_DIR'],
] as const satisfies readonly (keyof Env)[]

/** @param ports of the instances, which know whether they were asked for another host */
export async function checkOrigin(env: Env, ports: readonly number[]): Promise<Finding> {
  const { SITE_URL } = env
  if (!isLoopback(SITE_URL)) return ok(`SITE_URL is ${SITE_URL}`)
  const text = `SITE_URL is ${SITE_URL}: search engines would be told that the pages are on this machine`
  const todo = 'Set SITE_URL to the address of the site, such as https://clinic.example.'
  // Whoever sets it to this machine tries the site behind a proxy of their own.
  const sign = process.env.SITE_URL ? undefined : publicSigns.find(name => env[name])
  if (sign) return fail(`${text}, and ${sign} says that the site is public`, todo)
  const asked = await Promise.all(ports.map(wasAskedForOtherHost))
  if (asked.includes(true)) return fail(`${text}, and visitors ask for another address`, todo)
  return ok(`SITE_URL is ${SITE_URL}, for use on this machine only`)
}

async function wasAskedForOtherHost(port: number): Promise<boolean> {
  const options = { signal: AbortSignal.timeout(10_000) }
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, options)
    return (await response.json()) as { otherHost?: boolean }
  }
  // "Instances" says that it does not answer.
  const answer = await attemptAsync(ask, 'TypeError', 'TimeoutError', 'SyntaxError')
  return answer?.otherHost === true
}
