import { printTable } from '@/tests/support/table.mjs'
import { longestInSilence } from './budgets'
import { putLoadOn } from './load-generator'
import type { Result } from './result'
import { startBackend, startSite } from './site'
import { percentiles, worst } from './summary'

/**
 * Response times of cached pages while the backend accepts connections and does not respond: its
 * process is stopped, and every page is stale, so that the site keeps calling it. Compared with
 * the
 * same pages before.
 */

const paths = ['/', '/doctors-list/list', '/services/top', '/kk/posts/list']
const token = 'a-token-of-the-benchmark'
const warmUp = { seconds: 5, requests: 500, connections: 4 }
/**
 * Twice as long as the site waits for the backend; few connections, so that the time is that of a
 * response and not of a queue.
 */
const turn = { seconds: 10, requests: 100_000, connections: 4 }

export async function silence(): Promise<Result> {
  const backend = await startBackend()
  const site = await startSite({ BACKEND_URL: backend.url, REVALIDATE_TOKEN: token })
  const before = []
  for (const path of paths) {
    await putLoadOn(site.url + path, warmUp)
    before.push(percentiles((await putLoadOn(site.url + path, turn)).latencies))
  }
  const headers = { Authorization: `Bearer ${token}` }
  const rows = []
  process.kill(backend.pid, 'SIGSTOP')
  try {
    for (const [index, path] of paths.entries()) {
      await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
      const { latencies, time } = await putLoadOn(site.url + path, turn)
      const usual = before[index]?.p95 ?? 0
      rows.push({ path, speed: latencies.length / time, usual, ...percentiles(latencies) })
    }
  } finally {
    process.kill(backend.pid, 'SIGCONT')
  }
  await Promise.all([site.stop(), backend.stop()])

  console.log(`\nSilence: pages while the backend hangs, ${turn.connections} connections`)
  printTable(
    ['page', 'requests/s', 'p50 ms', 'p95 ms', 'longest ms', 'p95 ms before'],
    rows.map(({ path, speed, p50, p95, longest, usual }) => [
      path,
      speed.toFixed(0),
      ...[p50, p95, longest, usual].map(time => time.toFixed(1)),
    ]),
  )
  const slow = rows.filter(({ p95, usual }) => p95 > Math.max(longestInSilence, 1.5 * usual))
  const slowest = worst(rows, ({ p95 }) => p95)
  return {
    summary: [
      {
        what: 'p95 of cached pages while the backend hangs',
        measured: `≤ ${slowest.p95.toFixed(0)} ms (${slowest.path})`,
        limit: `${longestInSilence} ms`,
      },
    ],
    figures: rows,
    failures: slow.map(({ path, p95 }) => `silence: ${path} took ${p95.toFixed(0)} ms (p95)`),
  }
}
