import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bogusPath } from '@/tests/support/bogus'
import { printTable } from '@/tests/support/table.mjs'
import { mostLeftBehind } from './budgets'
import { residentMemory } from './process-figures'
import type { Result } from './result'
import { startSite } from './site'

/**
 * What ten thousand requests for random, nonexistent URLs leave behind: cache files and memory.
 * During the warm-up rounds the heap grows to its working size; after them neither may grow.
 */

const rounds = 5
const warmUp = 3
const each = 2000
const connections = 16

export async function bogus(): Promise<Result> {
  const site = await startSite()
  const rows = []
  for (let round = 0; round < rounds; round += 1) {
    await visit(site.url, round * each, bogusPath)
    rows.push({
      addresses: (round + 1) * each,
      files: filesOf(site.pid),
      memory: residentMemory(site.pid),
    })
  }
  await site.stop()

  console.log('\nBogus: after so many nonexistent URLs')
  printTable(
    ['addresses', 'files', 'RSS MB'],
    rows.map(({ addresses, files, memory }) => [
      String(addresses),
      String(files ?? '-'),
      memory === null ? '-' : (memory / 2 ** 20).toFixed(0),
    ]),
  )
  const [first, last] = [rows[warmUp - 1], rows.at(-1)]
  if (!first || !last) throw new Error('nothing was measured')
  const failures = []
  const left = (last.files ?? 0) - (first.files ?? 0)
  if (left > 0) failures.push(`bogus: ${left} files are left`)
  const grown = (last.memory ?? 0) - (first.memory ?? 0)
  if (grown > mostLeftBehind) {
    failures.push(`bogus: ${(grown / 2 ** 20).toFixed(0)} MB more memory after the warm-up`)
  }
  return { figures: rows, failures }
}

/** Number of files in the build folder, caches included; `null` without /proc. */
function filesOf(pid: number) {
  try {
    const folder = readlinkSync(`/proc/${pid}/cwd`)
    return readdirSync(join(folder, '.next'), { recursive: true }).length
  } catch {
    return null
  }
}

async function visit(url: string, from: number, bogusPath: (index: number) => string) {
  let next = from
  const visitor = async () => {
    while (next < from + each) {
      const path = bogusPath(next)
      next += 1
      const response = await fetch(url + path, { redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
}
