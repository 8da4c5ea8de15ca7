/** Pages of the real site with injected faults: the report and its rules detect each of them. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from '@/lib/seo/rules/fault-proxy'
import { type ContentCopy, contentCopy } from '../../support/content-copy'
import { type Running, type SiteFolder, siteFolder } from '../../support/site'
import { faults, namesake, touched } from './faults'

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
  services: /^(gas|mrt-g|uzi-s)/,
  promotions: /^[su]/,
  'check-ups': /^b/,
}

/** The sample with fewer records: a fault is detected on one as well as on hundreds. */
function smallContent(): ContentCopy {
  const copy = contentCopy()
  copy.change('analyses.csv', /^(?!id;|10[1-4];).*\n/gm, '')
  const unused =
    /^- id: \d+\n {2}slug: (?!gastro|terapevt|kardiolog|vrach-uzi).*\n(?:(?!- id).*\n)*/gm
  copy.change('specialties.yaml', unused, '')
  copy.change('analysis-categories.csv', /^(?!id;|1;).*\n/gm, '')
  for (const [kind, left] of Object.entries(records)) {
    for (const file of readdirSync(join(copy.dir, kind))) {
      if (!left.test(file)) rmSync(join(copy.dir, kind, file))
    }
  }
  return copy
}

test('the report names each fault with its page, and nothing else, and a marketer finds it in the HTML', async ({
  page,
}) => {
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
  expect(findings.filter(({ path }) => !touched().has(path))).toEqual([])
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
