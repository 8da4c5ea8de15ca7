/** Checks the instances on this machine, and the home page through nginx. */
import type { Env } from '@/lib/clinic/environment/env'
import { reasonOf } from '@/lib/errors/reason'
import { type Finding, fail, ok, warn } from './finding'

const timeoutMs = 10_000

const get = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

/** @param ports of the instances */
export function checkInstances(ports: readonly number[]): Promise<Finding[]> {
  return Promise.all(ports.map(checkInstance))
}

async function checkInstance(port: number): Promise<Finding> {
  const name = `the instance on port ${port}`
  const look = `See its log: journalctl -u clinic@${port}, or docker compose logs.`
  try {
    const ready = await get(`http://127.0.0.1:${port}/readyz`)
    const { status } = (await ready.json()) as { status?: string }
    if (!ready.ok) return fail(`${name} is not ready: ${status}`, look)
    return ok(`${name} is ready`)
  } catch (error) {
    return fail(`${name} does not answer: ${reasonOf(error)}`, look)
  }
}

/** The home page at SITE_URL, as visitors request it. */
export async function checkPage({ SITE_URL }: Env): Promise<Finding> {
  try {
    const response = await get(`${SITE_URL}/`)
    const html = await response.text()
    if (response.status !== 200) {
      return fail(
        `${SITE_URL}/ answers HTTP ${response.status}`,
        'See the log of nginx and the site.',
      )
    }
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
    if (!canonical.startsWith(SITE_URL)) {
      return fail(`${SITE_URL}/ is the page of another site (${canonical})`, 'Look at SITE_URL.')
    }
    const cache = response.headers.get('X-Page-Cache')
    if (!cache) return warn(`${SITE_URL}/ does not come through nginx's page cache`, 'nginx -T')
    return ok(`${SITE_URL}/ comes through nginx (${cache})`)
  } catch (error) {
    const todo = 'Does its name lead here (getent hosts), does nginx run (systemctl status nginx)?'
    return fail(`${SITE_URL}/ does not answer: ${reasonOf(error)}`, todo)
  }
}
