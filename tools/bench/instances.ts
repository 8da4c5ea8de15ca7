import { Client } from 'pg'
import { createPostgres } from '@/tests/support/servers/postgres'
import { startRecorder } from '@/tests/support/servers/recorder'
import { printTable } from '@/tests/support/table.mjs'
import { slowestRenewal } from './budgets'
import { putLoadOn } from './load-generator'
import { processorTime, residentMemory } from './process-figures'
import type { Result } from './result'
import { startBackend, startSite } from './site'

/**
 * Instances with little memory and one Postgres, as on several machines: the load of each
 * additional instance on the backend and Postgres in normal operation, its memory and throughput
 * under load, and the time until a revalidation sent to one reaches all.
 */

const token = 'a-token-of-the-benchmark'
/** Numbers of instances to measure, up to the given maximum. */
const steps = [1, 2, 5, 10]
const minute = 60_000
const load = { seconds: 8, requests: 100_000, connections: 16 }

interface Row {
  instances: number
  /** To the backend in a minute with one request per second to each instance */
  calls: number
  /** To Postgres */
  connections: number
  /** Seconds of all of them in that minute */
  processor: number
  /** Resident, of all together after the load */
  megabytes: number
  /** Pages rendered per request, from all together */
  perSecond: number
  /** ms */
  p95: number
}

export async function instances({ instances: most }: { instances: string }): Promise<Result> {
  const backend = await startBackend()
  const between = await startRecorder(Number(new URL(backend.url).port))
  const postgres = await createPostgres()
  const database = await postgres.start()
  const client = new Client(postgres.url)
  await client.connect()
  const env = {
    BACKEND_URL: `http://127.0.0.1:${between.port}`,
    DATABASE_URL: postgres.url,
    REVALIDATE_TOKEN: token,
    NODE_OPTIONS: '--max-old-space-size=256',
  }
  const sites: Awaited<ReturnType<typeof startSite>>[] = []
  const rows: Row[] = []
  for (const count of steps.filter(step => step <= Number(most))) {
    while (sites.length < count) sites.push(await startSite(env))
    rows.push(await measure(sites, between.requests, client))
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  const renewal = await revalidateAll(sites, backend.url)
  await client.end()
  await Promise.all(sites.map(site => site.stop()))
  await Promise.all([backend.stop(), between.close(), database.stop('SIGINT')])
  postgres.remove()

  print(rows, renewal)
  const isLate = renewal > slowestRenewal
  return {
    figures: { rows, renewal },
    failures: isLate ? [`instances: "renew now" reached all of them after ${renewal} ms`] : [],
  }
}

/** @param calls of the backend so far, which grow */
async function measure(
  sites: readonly { url: string; pid: number }[],
  calls: readonly unknown[],
  client: Client,
): Promise<Row> {
  // Only lists that are read are refreshed.
  await visitAll(sites, 20)
  const before = { calls: calls.length, time: timeOf(sites) }
  await visitAll(sites, 60)
  const processor = timeOf(sites) - before.time
  const inMinute = calls.length - before.calls
  // Search results are rendered per request.
  const loads = await Promise.all(
    sites.map(({ url }) =>
      putLoadOn(`${url}/search?q=krov`, {
        ...load,
        connections: Math.max(1, Math.round(load.connections / sites.length)),
      }),
    ),
  )
  const latencies = loads.flatMap(each => each.latencies).sort((a, b) => a - b)
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  )
  const resident = sites.reduce((sum, { pid }) => sum + (residentMemory(pid) ?? 0), 0)
  return {
    instances: sites.length,
    calls: inMinute,
    connections: rows[0].count,
    processor,
    megabytes: Math.round(resident / 2 ** 20),
    perSecond: Math.round(latencies.length / load.seconds),
    p95: Math.round(latencies[Math.floor(latencies.length * 0.95)] ?? 0),
  }
}

const timeOf = (sites: readonly { pid: number }[]) =>
  sites.reduce((sum, { pid }) => sum + (processorTime(pid) ?? 0), 0)

/** Together they read every list. */
const paths = [
  '/',
  '/doctors-list/list',
  '/analysis/list',
  '/check-up/list',
  '/promotions/list',
].concat(['/posts/list', '/services/top', '/contacts'])

/** One request per second to each instance, in both languages in turn. */
async function visitAll(sites: readonly { url: string }[], seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    const path = paths[(second >> 1) % paths.length] ?? '/'
    const address = second % 2 === 0 ? path : `/kk${path === '/' ? '' : path}`
    const pause = new Promise(resolve => setTimeout(resolve, 1000))
    const visits = sites.map(async ({ url }) => {
      const response = await fetch(url + address)
      if (!response.ok) throw new Error(`${url}${address} answered ${response.status}`)
      await response.arrayBuffer()
    })
    await Promise.all([pause, ...visits])
  }
}

/**
 * Renames an analysis, revalidates the first instance, and waits until all show the name.
 * @returns ms
 */
async function revalidateAll(sites: readonly { url: string }[], backend: string): Promise<number> {
  const { data } = await (await fetch(`${backend}/api/analyses`)).json()
  const [{ id, slug }] = data
  const name = 'Renamed analysis'
  const shows = async (url: string) =>
    (await (await fetch(`${url}/analysis/list/${slug}`)).text()).includes(name)
  for (const { url } of sites) await shows(url)
  await fetch(`${backend}/api/analyses/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const began = performance.now()
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${sites[0]?.url}/api/revalidate`, { method: 'POST', headers })
  await Promise.all(
    sites.map(async ({ url }) => {
      while (!(await shows(url)) && performance.now() - began < minute) {
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    }),
  )
  return Math.round(performance.now() - began)
}

function print(rows: readonly Row[], renewal: number) {
  console.log('\nInstances, each with a heap of 256 MB: one request per second to each, then load')
  printTable(
    ['instances', 'calls/min', 'connections', 'CPU s/min', 'RSS MB', 'pages/s', 'p95 ms'],
    rows.map(row => [
      ...[row.instances, row.calls, row.connections].map(String),
      row.processor.toFixed(1),
      ...[row.megabytes, row.perSecond, row.p95].map(String),
    ]),
  )
  console.log(`"Renew now", told to the first, is seen in all after ${renewal} ms`)
}
