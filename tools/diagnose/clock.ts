/** Checks the clock: a wrong one invalidates certificates and delays deliveries. */
import { spawnSync } from 'node:child_process'
import type { Env } from '@/lib/clinic/environment/env'
import { type Finding, fail, ok, warn } from './finding'

const allowedMs = 60_000
const todo = 'Set it: timedatectl set-ntp true'

/** Compares with the `Date` header of the backend, else asks systemd. */
export async function checkClock({ BACKEND_URL }: Env): Promise<Finding> {
  const theirs = BACKEND_URL && (await dateOf(BACKEND_URL))
  if (theirs) {
    const seconds = Math.round((Date.now() - theirs) / 1000)
    const text = `the clock differs from the backend's by ${Math.abs(seconds)} s`
    return Math.abs(seconds) * 1000 > allowedMs ? fail(text, todo) : ok(text)
  }
  const { stdout } = spawnSync('timedatectl', ['show', '-p', 'NTPSynchronized', '--value'], {
    encoding: 'utf8',
  })
  if (stdout?.trim() === 'yes') return ok('the clock is kept by NTP')
  return warn(`nothing here says whether ${new Date().toISOString()} is right`, todo)
}

async function dateOf(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => null)
  return Date.parse(response?.headers.get('Date') ?? '') || 0
}
