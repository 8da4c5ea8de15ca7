import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { bogusPath } from '../support/bogus'
import { type Running, siteFolder } from '../support/site'
import { test } from '../support/test'
import { visit } from '../support/visit'
import { userAgents } from './support/visitors'

/**
 * Requests for nonexistent URLs leave no files and no memory behind (10,000 of them: npm run
 * bench).
 */
test.setTimeout(180_000)

function filesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sizes = names.map(name => [name, statSync(join(folder, name)).size] as const)
  return new Map(sizes)
}

/** RSS in MB. */
function memoryOf({ process: { pid } }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function visitMany(site: Running, from: number, count: number): Promise<void> {
  const agents = Object.values(userAgents)
  const waiting = Array.from({ length: count }, (_, index) => from + index)
  const visitor = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const headers = { 'User-Agent': agents[next % agents.length] ?? '' }
      const { status } = await visit(site.url + bogusPath(next), headers)
      expect(status, bogusPath(next)).toBeLessThan(500)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}

test('hundreds of nonexistent URLs do not grow disk and memory', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  const folder = siteFolder()
  // Otherwise optimized images would be in the folder of all sites, and not be counted here.
  folder.forgetPages()
  const site = await folder.start()
  try {
    // The search index is built after the first requests.
    await fetch(`${site.url}/api/search?q=mrt`)
    await visitMany(site, 0, 200)
    const files = filesIn(folder.nextDir)
    const memory = memoryOf(site)
    await visitMany(site, 200, 200)
    const grown = [...filesIn(folder.nextDir).keys()].filter(name => !files.has(name))
    expect(grown).toEqual([])
    expect(memoryOf(site) - memory).toBeLessThan(80)
    expect(filesIn(folder.dataDir).size).toBeLessThan(6)
  } finally {
    await site.stop()
    folder.remove()
  }
})
