import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable } from '@/tests/support/table.mjs'
import { mostGrowth } from './budgets'
import { pageTypes } from './page-types'
import { openDescriptors, residentMemory } from './process-figures'
import { temporaryFolder } from './processes'
import type { Result } from './result'
import { startBackend, startSite } from './site'
import type { Traffic } from './soak-traffic'
import { startTraffic } from './soak-traffic'

/**
 * Whether memory and descriptors stay constant under mixed traffic with aborted connections.
 * Traffic comes in rounds; after each the server is idle for a moment, collects garbage and is
 * measured. The first round fills the caches.
 */

/** ms until the server has closed the connections of the last round. */
const settling = 3000
/**
 * Requests until the code is optimised and the caches are full, and the ms that this may take.
 */
const warmUp = { requests: 600, ms: 90_000 }
/** Of a round at least, so that also on a slow machine a leak of 10 kB a request shows. */
const leastOfRound = { requests: 250, ms: 60_000 }

/** After a round */
interface Figures {
  /** Since the first round */
  minutes: number
  /** So far */
  requests: number
  /** Bytes in use after a collection */
  heap: number
  /** Bytes */
  resident: number | null
  descriptors: number | null
}

export async function soak({ minutes }: { minutes: string }): Promise<Result> {
  const length = Number(minutes) * 60_000
  if (!(length > 0)) throw new Error('--minutes must be a number above 0')
  const backend = await startBackend()
  const file = join(temporaryFolder(), 'figures.json')
  const preloaded = fileURLToPath(new URL('garbage-collector.cjs', import.meta.url))
  const site = await startSite({
    BACKEND_URL: backend.url,
    FIGURES_FILE: file,
    NODE_OPTIONS: `--expose-gc --require ${preloaded}`,
  })
  // With fewer pages a short soak requests each often enough.
  const paths = await pagesOf(site.url, Number(minutes) < 1 ? 5 : 1)
  for (const path of paths) await (await fetch(site.url + path)).arrayBuffer()

  const rounds = Math.max(2, Math.min(30, Math.round(Number(minutes))))
  const begin = Date.now()
  const all: Figures[] = []
  const failures: string[] = []
  let requests = 0
  let aborted = 0
  // One more than requested: the first fills the caches.
  for (let count = 0; count <= rounds; count += 1) {
    const traffic = startTraffic(site.url, paths)
    if (count === 0) await enough(traffic, warmUp)
    else {
      await pause(Math.max(1000, length / rounds - settling))
      await enough(traffic, leastOfRound)
    }
    await traffic.stop()
    requests += traffic.requests
    aborted += traffic.aborted
    failures.push(...traffic.failures)
    await pause(settling)
    const figures = await figuresOf(site.pid, file)
    all.push({ minutes: (Date.now() - begin) / 60_000, requests, ...figures })
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  await Promise.all([site.stop(), backend.stop()])

  print(all, aborted)
  return { figures: all, failures: [...summary(failures), ...growthOf(all)] }
}

/** Waits for requests, for some time. */
async function enough(traffic: Traffic, { requests, ms }: { requests: number; ms: number }) {
  const end = Date.now() + ms
  while (traffic.requests < requests && Date.now() < end) await pause(100)
}

/**
 * Paths of a page of every type, or of some, in both languages.
 * @param step 5 for every fifth type
 */
async function pagesOf(url: string, step: number) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const types = pageTypes(sitemap, 1)
  const paths = types.flatMap(({ paths, status }) => (status === 200 ? paths : []))
  const cached = paths.filter(path => !path.includes('?')).filter((_, at) => at % step === 0)
  return cached.flatMap(path => [path, `/kk${path === '/' ? '' : path}`])
}

async function figuresOf(
  pid: number,
  file: string,
): Promise<Omit<Figures, 'minutes' | 'requests'>> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let attempt = 0; attempt < 100 && !existsSync(file); attempt += 1) await pause(100)
  await pause(100)
  const { heap } = JSON.parse(readFileSync(file, 'utf8'))
  return { heap, resident: residentMemory(pid), descriptors: openDescriptors(pid) }
}

/** Growth between the first and the last rounds. */
function growthOf(all: readonly Figures[]) {
  // In a long soak the first rounds still fill structures that live for minutes, such as request
  // counters.
  const judged = all.length > 9 ? all.slice(1) : all
  const third = Math.max(1, Math.floor(judged.length / 3))
  const growth = (name: 'heap' | 'descriptors') => {
    const [early, late] = [judged.slice(0, third), judged.slice(-third)]
    return least(late, name) - least(early, name)
  }
  return (['heap', 'descriptors'] as const).flatMap(name =>
    growth(name) > mostGrowth[name]
      ? [`soak: ${name} grew by ${growth(name)}, at most ${mostGrowth[name]} allowed`]
      : [],
  )
}

const least = (figures: readonly Figures[], name: 'heap' | 'descriptors') =>
  Math.min(...figures.map(each => each[name] ?? 0))

/** Counts failures by kind. */
function summary(failures: readonly string[]) {
  const kinds = [...new Set(failures)]
  return kinds.map(kind => `soak: ${failures.filter(each => each === kind).length} × ${kind}`)
}

function print(all: readonly Figures[], aborted: number) {
  console.log(`\nSoak: mixed traffic, ${aborted} aborted connections; the first line is warm-up`)
  const megabytes = (bytes: number | null) => (bytes === null ? '-' : (bytes / 2 ** 20).toFixed(1))
  printTable(
    ['minutes', 'requests', 'heap MB', 'RSS MB', 'descriptors'],
    all.map(({ minutes, requests, heap, resident, descriptors }) => [
      minutes.toFixed(1),
      String(requests),
      megabytes(heap),
      megabytes(resident),
      String(descriptors ?? '-'),
    ]),
  )
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
