/** The sitemap of a very large site: its parts, and the cost of writing them. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { xsdFaults } from '@clinic/seo-report/rules/xsd'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { partOfPath, partPath, sitemapFile } from '@/lib/seo/sitemap-xml-parts'
import { textStream } from '@/lib/text/text-stream'

const origin = 'http://localhost:3000'
const megabyte = 1024 * 1024

/** Pages in two languages: twice as many URLs. */
function* pages(count: number): Generator<SitemapEntry> {
  for (let index = 0; index < count; index += 1) {
    yield {
      path: `/analysis/list/obshchiy-analiz-krovi-${index}`,
      languages: ['ru', 'kk'],
      lastModified: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
      image: `${origin}/media/analysis.webp?id=${index}&size=large`,
    }
  }
}

const textOf = async (pieces: AsyncIterable<string> | null) =>
  new Response(pieces && textStream(pieces)).text()

/** Collects garbage, so that what remains is in use. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

test('a small site has one file and no parts', async () => {
  const small = () => pages(3)
  const pieces: string[] = []
  for await (const piece of (await sitemapFile(small)) ?? []) pieces.push(piece)
  expect(pieces.join('').match(/<loc>/g)).toHaveLength(6)
  expect(await sitemapFile(small, 1)).toBeNull()
})

test('an index lists the parts of 10,200 URLs, and the event loop is not blocked meanwhile', async () => {
  let turns = 0
  let turn: NodeJS.Immediate
  const count = () => {
    turns += 1
    turn = setImmediate(count)
  }
  turn = setImmediate(count)
  const limits = { urls: 4000, bytes: 50 * megabyte }
  const index = await textOf(await sitemapFile(() => pages(5100), undefined, limits))
  clearImmediate(turn)
  expect(turns).toBeGreaterThanOrEqual(10)
  expect(await xsdFaults(index, 'siteindex')).toEqual([])
  const named = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
  expect(named.map(([, url]) => url)).toEqual([1, 2, 3].map(part => origin + partPath(part)))
  // The last page of a part has its latest date; the second part ends with page 3,999.
  expect(named[1]?.[2]).toBe(new Date(Date.UTC(2026, 0, 1) + 3_999_000).toISOString())
})

test('the parts are valid, and contain each URL once', async () => {
  // Small ones, which differ from large ones only in their limits.
  const partOf = (part: number) =>
    sitemapFile(() => pages(120), part, { urls: 100, bytes: megabyte })
  const xmls = await Promise.all([1, 2, 3].map(async part => textOf(await partOf(part))))
  for (const xml of xmls) expect(await xsdFaults(xml, 'sitemap-extended')).toEqual([])
  // As it is validated when it is large.
  const [first = ''] = xmls
  const faultsInParts = (xml: string) => xsdFaults(xml, 'sitemap-extended', { large: true })
  expect(await faultsInParts(first)).toEqual([])
  expect(await faultsInParts(first.replace(/<loc>.*?<\/loc>/, ''))).not.toEqual([])
  const locs = xmls.map(xml => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc))
  expect(locs.map(({ length }) => length)).toEqual([100, 100, 40])
  expect(new Set(locs.flat()).size).toBe(240)
  expect(await partOf(4)).toBeNull()
})

test('a large part is within the limits, and is written with little memory', async () => {
  let urls = 0
  async function* counted(pieces: AsyncIterable<string>) {
    for await (const piece of pieces) {
      if (piece.startsWith('<url>')) urls += 1
      yield piece
    }
  }
  const before = memoryHeld()
  const file = await sitemapFile(() => pages(25_001), 1)
  const reader = file && textStream(counted(file)).getReader()
  let written = 0
  let held = 0
  for (let measured = 0; ; ) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) break
    written += value?.length ?? 0
    if (written - measured < 8 * megabyte) continue
    measured = written
    held = Math.max(held, memoryHeld() - before)
  }
  expect(urls).toBe(50_000)
  expect(written).toBeGreaterThan(20 * megabyte)
  expect(written).toBeLessThanOrEqual(50 * megabyte)
  expect(held).toBeLessThan(8 * megabyte)
}, 120_000)

test('a part ends before it exceeds the size limit', async () => {
  const limits = { urls: 1000, bytes: 5000 }
  const files: string[] = []
  for (let part = 1; ; part += 1) {
    const pieces = await sitemapFile(() => pages(50), part, limits)
    if (!pieces) break
    files.push(await new Response(textStream(pieces)).text())
  }
  const sizes = files.map(file => Buffer.byteLength(file))
  const counts = files.map(file => file.match(/<loc>/g)?.length ?? 0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.bytes)
  // One more URL would not have fitted.
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(limits.bytes - 600)
  expect(counts.reduce((sum, count) => sum + count)).toBe(100)
})

test.each([
  ['/sitemap.xml', undefined],
  ['/sitemap-1.xml', 1],
  ['/sitemap-12.xml', 12],
])('%s is part %s', (path, part) => {
  expect(partOfPath(path)).toBe(part)
})
