/** R19: a site with more URLs than one sitemap may contain. */
import { expect } from '@playwright/test'
import { xsdFaults } from '@/lib/seo/rules/xsd'
import { type Running, type SiteFolder, siteFolder, startBackend } from '../../support/site'
import { test } from '../../support/test'

let folder: SiteFolder
const running: Running[] = []
let site: Running
/** The XML of the index and of its parts. */
let index: string
let parts: string[]

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = siteFolder()
  test.setTimeout(180_000)
  // With the other pages, a little more than 50,000 URLs in two languages.
  const backend = await startBackend(['--analyses', '25000'])
  running.push(backend)
  site = await folder.start({ BACKEND_URL: backend.url })
  running.unshift(site)
  // The first request: nothing has been read before.
  const first = await fetch(`${site.url}/sitemap.xml`)
  expect(first.status).toBe(200)
  index = await first.text()
  parts = [await textOf('/sitemap-1.xml'), await textOf('/sitemap-2.xml')]
})

test.afterAll(async () => {
  for (const each of running) await each.stop()
  folder.remove()
})

async function textOf(path: string): Promise<string> {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

function locsIn(...files: readonly string[]): string[] {
  return files.flatMap(xml => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc))
}

test('it is an index of two valid parts', async () => {
  expect(await xsdFaults(index, 'siteindex')).toEqual([])
  expect(locsIn(index)).toEqual([`${site.url}/sitemap-1.xml`, `${site.url}/sitemap-2.xml`])
  // All parts are written by the same code, and validating the first one takes seconds.
  expect(await xsdFaults(parts.at(-1) ?? '', 'sitemap-extended', { large: true })).toEqual([])
  expect(parts.map(part => locsIn(part).length)).toEqual([50_000, expect.any(Number)])
  const locs = locsIn(...parts)
  expect(new Set(locs).size).toBe(locs.length)
})

test('there are no more parts', async () => {
  expect((await fetch(`${site.url}/sitemap-3.xml`)).status).toBe(404)
  expect((await fetch(`${site.url}/sitemap/1`)).status).toBe(404)
})
