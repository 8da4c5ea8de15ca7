/**
 * All SEO rules on all pages of a site, as three user agents, with injected faults: the report
 * detects each of them, and nothing else.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pooled, seenBy, send } from '@clinic/seo-report/rules/crawl'
import { normalizeUrl } from '@clinic/seo-report/rules/site'
import { readSitemap } from '@clinic/seo-report/rules/sitemap-file'
import { searchVisitors } from '@clinic/seo-report/rules/user-agents'
import { expect, type Page } from '@playwright/test'
import { locales } from '@/lib/routing/locales'
import { type ContentCopy, contentCopy } from '../../support/content-copy'
import {
  type ExpectedContent,
  loadExpectedContent,
  missingOn,
  unpaired,
} from '../../support/seo/expected-content'
import { type FaultProxy, startFaultProxy } from '../../support/seo/fault-proxy'
import { type Running, type SiteFolder, siteFolder } from '../../support/site'
import { test } from '../../support/test'
import { faults, isExpected, namesake } from './faults'

interface Told {
  readonly rule: string
  readonly path: string
  readonly says: string
}

let content: ContentCopy
let siteIn: SiteFolder
let whole: Running
let folder: string
let site: FaultProxy

test.describe.configure({ mode: 'default', timeout: 600_000 })

test.beforeAll(async () => {
  content = smallContent()
  siteIn = siteFolder()
  whole = await siteIn.start({ CONTENT_DIR: content.dir })
  folder = mkdtempSync(join(tmpdir(), 'seo-report-'))
  site = await startFaultProxy(whole.url, [...faults, namesake])
})

test.afterAll(async () => {
  await site.stop()
  await whole.stop()
  siteIn.remove()
  content.remove()
  rmSync(folder, { recursive: true })
})

/** Which records of each kind are kept. */
const records = {
  posts: /^m/,
  doctors: /^(ko|li)/,
  services: /^(gas|mrt-g|uzi-se)/,
  promotions: /^(sertifikat-na-uhod|uzi)/,
  'check-ups': /^b/,
  'analysis-sets': /^pered/,
}

/** Which groups of each list are kept, by the beginnings of their slugs; one is left without records. */
const groups = {
  specialties: 'gastro|terapevt|kardiolog|vrach-uzi',
  'service-categories': 'top|diagnostika|kardiologiya|protsedury',
  'parent-check-ups': 'kompleksnyj|check-up-50|pered-sportom',
}

/** The sample with fewer records: a fault is detected on one as well as on hundreds. */
function smallContent(): ContentCopy {
  const copy = contentCopy()
  copy.change('analyses.csv', /^(?!\uFEFF?id;|10[12];).*\n/gm, '')
  copy.change('analysis-categories.csv', /^(?!\uFEFF?id;|1;).*\n/gm, '')
  for (const [list, left] of Object.entries(groups)) {
    const others = new RegExp(`^- id: \\d+\\n {2}slug: (?!${left}).*\\n(?:(?!- id).*\\n)*`, 'gm')
    copy.change(`${list}.yaml`, others, '')
  }
  for (const [kind, left] of Object.entries(records)) {
    for (const file of readdirSync(join(copy.dir, kind))) {
      if (!left.test(file)) rmSync(join(copy.dir, kind, file))
    }
  }
  return copy
}

test('R8: the whole content stands in the HTML, and every record has a page', async () => {
  const origin = new URL(whole.url).origin
  const textOf = async (url: string) => (await send({ url, visitor: '' }, {})).body
  const { entries } = await readSitemap(`${origin}/sitemap.xml`, textOf)
  const urls = entries.map(({ loc }) => normalizeUrl(loc))
  const contents = new Map<string, ExpectedContent>()
  for (const locale of locales) {
    const headers = { 'Accept-Language': locale }
    const read = async (path: string) => {
      const url = `${origin}/api/${path}`
      const { data } = JSON.parse((await send({ url, visitor: '', headers }, {})).body)
      return data.data ?? data
    }
    for (const each of await loadExpectedContent(origin, locale, urls, read)) contents.set(...each)
  }
  const visits = await pooled(urls, 4, url =>
    seenBy(url, ['curl', 'googlebot'], request => send(request, searchVisitors)),
  )
  const pages = visits.flat()
  expect(pages.length).toBeGreaterThan(150)
  const none = { texts: [], prices: [] }
  expect(pages.flatMap(page => missingOn(page, contents.get(page.url) ?? none))).toEqual([])
  expect(unpaired(contents, urls)).toEqual([])
})

test('the report names each fault with its page, and nothing else, and a marketer finds it in the HTML', {
  tag: '@own-page',
}, async ({ page }) => {
  const { code, output } = await report('--url', site.url, '--out', folder)
  expect(code, output).toBe(1)
  expect(site.unmet()).toEqual([])
  const { findings } = JSON.parse(readFileSync(join(folder, 'last.json'), 'utf8')) as {
    readonly findings: readonly Told[]
  }
  const csv = readFileSync(join(folder, 'pages.csv'), 'utf8').split('\r\n')
  for (const { says, rule, path, foundOn = path, found } of faults) {
    const own = findings.filter(each => each.rule === rule && each.path === foundOn)
    expect.soft(own.map(each => each.says).join('\n'), says).toMatch(multiline(found))
    const line = csv.find(each => each.startsWith(`${site.url}${foundOn};`))
    // Files, and URLs that are not pages, have no line of their own.
    if (line) expect.soft(line, says).toContain(`${rule}: `)
  }
  expect(findings.filter(finding => !isExpected(finding))).toEqual([])
  await readAsMarketer(page, findings)
})

const multiline = (pattern: RegExp) => new RegExp(pattern.source, 'm')

/** Runs the command. */
function report(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const command = ['run', '--silent', 'seo:report', '--', ...args]
  const child = spawn('npm', command, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}

/** From the summary to a page and its fault, with the report file only. */
async function readAsMarketer(page: Page, findings: readonly Told[]) {
  await page.context().setOffline(true)
  await page.goto(`file://${join(folder, 'report.html')}`)
  await expect(page.getByRole('heading', { name: /^Есть что исправить: \d+ ошиб/ })).toBeVisible()

  await page.getByRole('link', { name: 'Что исправить' }).click()
  await page.getByText('Русский текст на казахской странице').click()
  const words = findings.find(({ rule }) => rule === 'R6')?.says ?? ''
  await expect(page.getByText(words)).toBeVisible()

  await page.getByRole('link', { name: /^Страницы/ }).click()
  await page.getByRole('searchbox').fill('/about-us')
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('Русский')
  await expect(page.getByRole('row')).toHaveCount(2 + 1)
  await expect(page.getByText('Не указан основной адрес (canonical)')).toBeVisible()

  await page.getByRole('button', { name: 'Сбросить' }).click()
  await page.getByRole('combobox', { name: 'Проблемы' }).selectOption('R9')
  await expect(page.getByRole('button', { name: /\/contacts$/ })).toBeVisible()
}
