/** The analytics goal of an accepted request, on a site with a counter. */
import { expect, type Page, test } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { devices } from './support/visitors'

test.describe.configure({ mode: 'default' })
test.use(devices.desktop)

const words = ru.request
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

/** The counter's script does not load, so its calls stay in the queue. */
test.beforeEach(({ context }) => context.route('https://mc.yandex.ru/**', route => route.abort()))

/** Calls of the counter on this page, once it exists. */
async function told(page: Page): Promise<readonly unknown[][]> {
  await page.waitForFunction(() => window.ym)
  return page.evaluate(() => window.ym?.a ?? [])
}

const goal = [4711, 'reachGoal', 'form_submit']
const goals = async (page: Page) => (await told(page)).filter(call => call.includes('reachGoal'))

test('the dialog counts it once, without name or phone', async ({ page }) => {
  await page.goto(`${site.url}/`)
  await page.getByRole('link', { name: ru.home.widget.button }).click()
  const dialog = page.getByRole('dialog', { name: words.titles.mail })
  await dialog.getByRole('textbox').first().fill('Сауле')
  await dialog.locator('input[type="tel"]').fill('7010000013')
  await dialog.getByRole('checkbox').check()
  expect(await goals(page)).toEqual([])
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog).toHaveCount(0)
  expect(await goals(page)).toEqual([goal])
  expect(JSON.stringify(await told(page))).not.toMatch(/Сауле|7010000013/)
})

test('the page after the form counts it, and not again after a reload', async ({ page }) => {
  await page.goto(`${site.url}/request?kind=mail`)
  await page.getByLabel(words.name).fill('Сауле')
  await page.getByLabel(words.phone).fill('7010000014')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.page.acceptedTitle })).toBeVisible()
  expect(await goals(page)).toEqual([goal])
  await page.reload()
  expect(await goals(page)).toEqual([])
})
