/** The sitemap of a very large site: its parts, and what writing them costs. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { xsdFaults } from '@/lib/seo/rules/xsd'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { partOfPath, partPath, sitemapFile } from '@/lib/seo/sitemap-xml-parts'
import { textStream } from '@/lib/text/text-stream'

const origin = 'http://localhost:3000'
const megabyte = 1024 * 1024

/** Pages in two languages: twice as many addresses. */
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

/** 120,000 addresses. */
const large = () => pages(60_000)

async function bodyOf(part?: number) {
  const file = await sitemapFile(large, part)
  return file && textStream(file)
}

const textOf = async (part?: number) => new Response(await bodyOf(part)).text()

/** Frees what can be freed, so that what is left is what is held. */
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

test('an index names the parts of 120,000 addresses, each valid and none too large', async () => {
  const index = await textOf()
  expect(await xsdFaults(index, 'siteindex')).toEqual([])
  const named = [...index.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)]
  expect(named.map(([, url]) => url)).toEqual([1, 2, 3].map(part => origin + partPath(part)))
  // The last page of a part is its latest; the second part ends with page 49,999.
  expect(named[1]?.[2]).toBe(new Date(Date.UTC(2026, 0, 1) + 49_999_000).toISOString())
  expect(await bodyOf(4)).toBeNull()

  const locs = new Set<string>()
  // A small part against the schema; the large ones are framed as it is, and hold the same elements.
  const few = await sitemapFile(() => pages(1000), 2, { urls: 1000, bytes: megabyte })
  const small = await new Response(few && textStream(few)).text()
  expect(await xsdFaults(small, 'sitemap-extended')).toEqual([])
  const frameOf = (xml: string) => [
    xml.slice(0, xml.indexOf('<url>')),
    xml.slice(xml.lastIndexOf('</url>')),
  ]
  for (const part of [1, 2, 3]) {
    const xml = await textOf(part)
    expect(frameOf(xml)).toEqual(frameOf(small))
    const own = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
    expect(own.length).toBeLessThanOrEqual(50_000)
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50 * megabyte)
    for (const loc of own) locs.add(loc)
  }
  expect(locs.size).toBe(120_000)
}, 120_000)

test('writing a part holds little of it in memory', async () => {
  const before = memoryHeld()
  const reader = (await bodyOf(2))?.getReader()
  let written = 0
  let held = 0
  for (let measured = 0; ; ) {
    const { value, done = true } = (await reader?.read()) ?? {}
    if (done) break
    written += value?.length ?? 0
    if (written - measured < 2 * megabyte) continue
    measured = written
    held = Math.max(held, memoryHeld() - before)
  }
  expect(written).toBeGreaterThan(20 * megabyte)
  expect(held).toBeLessThan(8 * megabyte)
}, 120_000)

test('a part ends before its bytes are too many', async () => {
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
  // One address more would not have fitted.
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(limits.bytes - 600)
  expect(counts.reduce((sum, count) => sum + count)).toBe(100)
})

test('the server answers others meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await sitemapFile(large)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(50)
})

test.each([
  ['/sitemap.xml', undefined],
  ['/sitemap-1.xml', 1],
  ['/sitemap-12.xml', 12],
])('%s is part %s', (path, part) => {
  expect(partOfPath(path)).toBe(part)
})
