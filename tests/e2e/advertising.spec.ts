/** From an advertisement to a stored request: what is kept of the visit, and where it is not seen. */
import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { visitKey } from '@/lib/requests/browser/attribution'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { devices, watch } from './support/visitors'

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)
test.use(devices.desktop)

const words = ru.request
const advertisement = '/doctors-list/list?utm_source=google&utm_campaign=cardio&gclid=Cj0_a-b'

let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  folder = siteFolder()
  site = await folder.start({ METRIKA_ID: '4711' })
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
})

/** A minimal counter: it knows its visitor. */
const counter = `
  const calls = window.ym.a
  window.ym = Object.assign((id, method, done) => method === 'getClientID' && done('169000123'), { a: calls })
  for (const call of calls) window.ym(...call)
`

test.beforeEach(async ({ context }) => {
  await context.route('https://mc.yandex.ru/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: counter }),
  )
})

/** A column of the export by the name of its request. */
function exported(name: string, ...columns: string[]): (string | undefined)[] {
  const env = { ...process.env, DATA_DIR: folder.dataDir }
  const csv = execFileSync(process.execPath, ['.next/site/requests.mjs', '--csv'], {
    env,
    encoding: 'utf8',
  })
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .map(line => line.split(','))
  const row = rows.find(cells => cells.includes(name)) ?? []
  return columns.map(column => row[head.indexOf(column)])
}

const remembered = (page: Page) => page.waitForFunction(key => localStorage.getItem(key), visitKey)

async function fill(form: ReturnType<Page['locator']> | Page, name: string, phone: string) {
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(words.phone).fill(phone)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: words.send }).click()
}

test('a request three pages after the advertisement is stored with it, which no address and no log shows', async ({
  page,
}) => {
  const { expectNone } = watch(page)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(site.url + advertisement)
  await remembered(page)
  await page.locator('footer a[href="/contacts"]').first().click()
  await expect(page).toHaveURL(`${site.url}/contacts`)
  await page.goto(`${site.url}/services/top`)
  await page.locator('main a[href*="/request?"]').first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, 'Сауле', '7010000041')
  await expect(dialog).toHaveCount(0)
  expect(
    exported('Сауле', 'last_utm_source', 'first_utm_campaign', 'last_click', 'last_page'),
  ).toEqual(['google', 'cardio', 'gclid=Cj0_a-b', '/doctors-list/list'])
  expect(exported('Сауле', 'page', 'metrika_client_id')).toEqual(['/services/top', '169000123'])
  expect(asked.filter(url => url.includes('gclid'))).toEqual([site.url + advertisement])
  expect(site.output()).not.toContain('Cj0_a-b')
  expectNone()
})

test('the page of the form sends what scripts remember', async ({ page }) => {
  await page.goto(site.url + advertisement)
  await remembered(page)
  await page.goto(`${site.url}/request?kind=mail`)
  const field = page.locator('input[name="attribution"]')
  await expect.poll(() => field.inputValue()).toContain('169000123')
  await fill(page, 'Данияр', '7010000042')
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  expect(exported('Данияр', 'first_click', 'metrika_client_id')).toEqual([
    'gclid=Cj0_a-b',
    '169000123',
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form tells what its own address or that of the page before says', async ({ page }) => {
    await page.goto(site.url + advertisement)
    await page.locator('a[href*="/request?"]').first().click()
    await fill(page, 'Әсел', '7010000043')
    await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
    expect(exported('Әсел', 'first_utm_source', 'last_click', 'last_page')).toEqual([
      'google',
      'gclid=Cj0_a-b',
      '/doctors-list/list',
    ])
    await page.goto(`${site.url}/request?kind=mail&utm_source=ig&utm_term=<b>`)
    await fill(page, 'Болат', '7010000044')
    expect(exported('Болат', 'last_utm_source', 'last_utm_term')).toEqual(['ig', ''])
  })
})
