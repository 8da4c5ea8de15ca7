import { printTable } from '@/tests/support/table.mjs'
import { rewritten, startBareSite } from './bare-site'
import { leastShareOfBare, leastShareOfFile } from './budgets'
import type { Contender } from './contender'
import { contender, figuresOf, noteMemory, shareByProcessor, shareOf, takeTurn } from './contender'
import type { Front } from './front'
import { gzip, startFront } from './front'
import { putLoadOn } from './load-generator'
import type { Result } from './result'
import { startSite } from './site'

/**
 * Throughput of one process with a cached page compared with a bare Next page of the same size,
 * and
 * of nginx's page cache compared with the same bytes as a file. They are measured alternately in
 * one run, so that other load affects all. The ratio counts; CPU time per request is the least
 * affected by other load.
 */

const rounds = 5
const connections = 32
const turn = { seconds: 2, requests: 200_000, connections }
/** Until the code is optimised by the JIT, however busy the machine. */
const warmUp = { seconds: 60, requests: 2000, connections }

export async function load({ page }: { page: string }): Promise<Result> {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1' })
  const front = await startFront(Number(new URL(site.url).port), page)
  const html = await (await fetch(site.url + page)).text()
  const bareSite = await startBareSite(html)
  const own = await contender({ name: 'the site', url: site.url + page, pid: site.pid })
  const bare = await contender({ name: 'a bare page', url: `${bareSite.url}/`, pid: bareSite.pid })
  const behind = await contender({
    name: 'it behind middleware',
    url: `${bareSite.url}/${rewritten}`,
    pid: bareSite.pid,
  })
  const nginx = front ? await nginxes(front) : []
  const all = [bare, behind, own, ...nginx]
  for (const each of all) {
    await putLoadOn(each.url, warmUp, each.headers)
    noteMemory(each, 'before')
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const each of all) await takeTurn(each, turn)
  }
  for (const each of all) noteMemory(each, 'after')
  await front?.stop()
  await Promise.all([bareSite.stop(), site.stop()])

  print(page, all)
  return verdict(page, all, { bare, behind, own, nginx })
}

async function nginxes(front: Front) {
  const of = { pid: front.pid, headers: gzip }
  return [
    await contender({ name: 'nginx, page cache', url: front.url, ...of }),
    await contender({ name: 'nginx, the same as a file', url: front.file, ...of }),
  ]
}

function verdict(
  page: string,
  all: readonly Contender[],
  {
    bare,
    behind,
    own,
    nginx: [kept, file],
  }: { bare: Contender; behind: Contender; own: Contender; nginx: readonly Contender[] },
) {
  const shareOfBare = shareOf(own, bare)
  const share = shareOf(own, behind)
  const shareOfFile = kept && file ? shareOf(kept, file) : null
  const byProcessor = kept && file ? shareByProcessor(kept, file) : null
  if (shareOfFile === null) console.log('SKIPPED: there is no nginx to compare.')
  const rows = [
    {
      what: 'Requests per second of a cached page, as a share of a bare Next page behind a middleware',
      share,
      least: leastShareOfBare,
    },
    { what: 'of a bare page without one', share: shareOfBare },
    // The requests per second of two processors are those of the load generator beside it.
    { what: "nginx's page cache, as a share of the same file, requests", share: shareOfFile },
    { what: 'the same by CPU time of nginx', share: byProcessor, least: leastShareOfFile },
  ].filter(row => row.share !== null)
  return {
    summary: rows.map(({ what, share, least }) => ({
      what,
      measured: share?.toFixed(2) ?? '',
      limit: least ? `≥ ${least}` : '',
    })),
    figures: { page, share, shareOfBare, shareOfFile, byProcessor, contenders: all.map(figuresOf) },
    failures: rows
      .filter(({ share, least }) => least && share !== null && share < least)
      .map(
        ({ what, share, least }) => `load: ${what}: ${share?.toFixed(2)}, at least ${least} wanted`,
      ),
  }
}

function print(page: string, contenders: readonly Contender[]) {
  console.log(
    `\nLoad: ${page} from the cache, ${connections} connections, ${rounds} × ${turn.seconds} s in turn;` +
      ' Next uncompressed, nginx as gzip',
  )
  const megabytes = (bytes: number | null) => (bytes === null ? '-' : (bytes / 2 ** 20).toFixed(0))
  printTable(
    [
      ...['page of', 'bytes', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms each'],
      ...['RSS MB before', 'after'],
    ],
    contenders
      .map(figuresOf)
      .map(({ name, bytes, requestsPerSecond, processorMs, latencyMs, memory }) => [
        name,
        String(bytes),
        requestsPerSecond.toFixed(0),
        ...Object.values(latencyMs).map(time => time.toFixed(1)),
        processorMs?.toFixed(3) ?? '-',
        megabytes(memory.before),
        megabytes(memory.after),
      ]),
  )
}
