/** Checks the instances on this machine, and the home page through nginx. */
import { readFileSync } from 'node:fs'
import type { Env } from '@/lib/clinic/environment/env'
import { redirectOf } from '@/lib/content/client/redirects'
import { reasonOf } from '@/lib/errors/reason'
import { unlessRefused } from '@/lib/errors/there'
import { type Finding, fail, ok, warn } from './finding'

const timeoutMs = 10_000

const get = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

/** What all instances share can be no setting of one. */
export function checkMetricsPort({ METRICS_PORT }: Env, ports: readonly number[]): Finding | null {
  if (!METRICS_PORT || ports.length < 2) return null
  const text = `METRICS_PORT=${METRICS_PORT} is one port for ${ports.length} instances: the metrics of one alone are served`
  return fail(text, `One for each: ${ports.map(port => `/etc/clinic/${port}.env`).join(', ')}.`)
}

/** @param ports of the instances */
export async function checkInstances(ports: readonly number[]): Promise<Finding[]> {
  const instances = await Promise.all(ports.map(checkInstance))
  const releases = new Set(instances.flatMap(({ release }) => release ?? []))
  const findings = instances.map(({ finding }) => finding)
  const current = currentRelease()
  if (current && releases.size > 0) releases.add(current)
  if (releases.size < 2) return findings
  const text = `several releases: ${instances.map(({ release }) => release ?? 'none').join(', ')} run, current is ${current ?? 'none'}`
  return [...findings, fail(text, 'deploy/release.sh --restart, as clinic-build.')]
}

/** The release of this folder; `undefined` in a checkout or an image. */
function currentRelease(): string | undefined {
  const text = unlessRefused(() => readFileSync('release.env', 'utf8'))
  return text && /^NEXT_DEPLOYMENT_ID=(.+)$/m.exec(text)?.[1]
}

interface Instance {
  readonly finding: Finding
  readonly release?: string | undefined
}

async function checkInstance(port: number): Promise<Instance> {
  const name = `the instance on port ${port}`
  const look = `See its log: journalctl -u clinic@${port}, or docker compose logs.`
  try {
    const ready = await get(`http://127.0.0.1:${port}/readyz`)
    const { status, release } = (await ready.json()) as { status?: string; release?: string }
    if (!ready.ok) return { finding: fail(`${name} is not ready: ${status}`, look), release }
    return { finding: ok(`${name} is ready`), release }
  } catch (error) {
    return { finding: fail(`${name} does not answer: ${reasonOf(error)}`, look) }
  }
}

/** Of a network for documentation (RFC 5737), which nobody has. */
const forged = '203.0.113.77'

/** Headers in which proxies and CDNs give an address. */
const addressHeaders = ['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP']

/** Whether a visitor can choose the address by which he is limited. */
export async function checkAddress({ SITE_URL }: Env): Promise<Finding | null> {
  const headers = Object.fromEntries(addressHeaders.map(name => [name, forged]))
  const options = { headers, signal: AbortSignal.timeout(timeoutMs) }
  // "Page" says that the site does not answer.
  const response = await fetch(`${SITE_URL}/healthz`, options).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const address = typeof answer === 'object' && answer && 'address' in answer && answer.address
  if (!address) return null
  const todo =
    'set_real_ip_from must name the CDN alone, TRUSTED_PROXY_HOPS the proxies that are there.'
  if (address === forged) return fail('visitors can forge their address by a header', todo)
  return ok('no header forges the address of a visitor')
}

/** The home page at SITE_URL, as visitors request it. */
export async function checkPage({ SITE_URL }: Env): Promise<Finding> {
  try {
    const response = await get(`${SITE_URL}/`)
    const html = await response.text()
    const to = redirectOf(response, SITE_URL)
    if (to && to.origin !== SITE_URL) {
      const todo = `Set SITE_URL=${to.origin}, or let nginx answer here: each address in the sitemap redirects.`
      return fail(`${SITE_URL} redirects to ${to.origin}`, todo)
    }
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
