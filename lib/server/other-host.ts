/**
 * A site without SITE_URL names this machine as its address. Asked for under another name it must
 * not be indexed: its canonical URLs would lead crawlers to localhost.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '@/lib/clinic/environment/env'
import { Slot } from '@/lib/process/slot'

/** Whether only this machine can reach the origin. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

const otherHost = new Slot<true>('other-host')

/** Whether a visitor asked for another host while the origin is a loopback address. */
export function wasAskedForOtherHost(): boolean {
  return otherHost.value === true
}

type Visibility = Pick<Env, 'SITE_URL' | 'INDEXING'>

/**
 * Adds `X-Robots-Tag: noindex` to responses under another host than the loopback origin, and to all
 * with `INDEXING=off`: robots.txt alone would not keep out what is linked from elsewhere.
 */
export function withholdFromIndex({ SITE_URL, INDEXING }: Visibility) {
  const isLocal = isLoopback(SITE_URL)
  return ({ headers }: IncomingMessage, response: ServerResponse): void => {
    const isElsewhere = isLocal && isOtherHost(headers.host)
    if (isElsewhere) otherHost.value = true
    if (isElsewhere || !INDEXING) response.setHeader('X-Robots-Tag', 'noindex')
  }
}

function isOtherHost(host: string | undefined): boolean {
  const origin = `http://${host}`
  return host !== undefined && URL.canParse(origin) && !isLoopback(origin)
}

/** The warning at startup; `null` with a public origin that may be indexed. */
export function originWarning({ SITE_URL, INDEXING }: Visibility): string | null {
  if (!INDEXING) return 'INDEXING is off: search engines are told to show no page of this site'
  if (!isLoopback(SITE_URL)) return null
  return `The pages name ${SITE_URL} as their address, which is right on this machine only. For visitors elsewhere set SITE_URL, such as https://clinic.example`
}
