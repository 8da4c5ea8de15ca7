/** Pages that fail in the browser although their islands have boundaries: the message, with the phones. */
import { expect, type Locator, type Page } from '@playwright/test'
import { reloadLabels } from '../../components/errors/reloadLabels'
import errors from '../../messages/error.json' with { type: 'json' }
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { breakPage } from './support/broken-page'
import { devices } from './support/visitors'

/** What cannot be rendered in place of a text. */
const noChild = '{"no":"child"}'

/** The content of the page throws: the header and the footer stay. */
const breakContent = (page: Page) => breakPage(page, JSON.stringify(ru.contacts.map.title), noChild)

/** What stands in the root layout throws. */
const breakLayout = (page: Page, { shell }: typeof ru | typeof kk) =>
  breakPage(page, `"children":${JSON.stringify(shell.skip)}`, `"children":${noChild}`)

/** Only the code of the error page cannot be loaded. */
async function withoutErrorPage(page: Page) {
  await page.route('/_next/static/**/*.js', async route => {
    const response = await route.fetch({ maxRetries: 3 })
    const isErrorPage = (await response.text()).includes(errors.ru.title)
    await (isErrorPage ? route.abort() : route.fulfill({ response }))
  })
}

/** @returns the message, with the phones */
async function expectMessage(page: Page, words: (typeof errors)['ru' | 'kk']): Promise<Locator> {
  const message = page.getByRole('alert').filter({ hasText: words.text })
  await expect(message.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(message.locator('a[href^="tel:"]')).toHaveCount(3)
  await expect(message.locator('a[href="tel:+77990000101"]')).toHaveText('+7 (799) 000-01-01')
  return message
}

test.describe('the content', () => {
  test.use(devices.desktop)

  test('can be loaded again, also when the message itself cannot be loaded', async ({ page }) => {
    await withoutErrorPage(page)
    await breakContent(page)
    await page.goto('/contacts')
    await expect(page.getByRole('banner')).toBeVisible()
    const again = page.getByRole('button', { name: reloadLabels })
    await expect(again).toBeVisible()

    await page.unrouteAll()
    await breakContent(page)
    await again.click()
    const message = await expectMessage(page, errors.ru)
    await expect(page.getByRole('banner')).toBeVisible()
    const home = message.getByRole('link', { name: errors.ru.home })
    await expect(home).toHaveAttribute('href', '/')

    await page.unrouteAll()
    await message.getByRole('button', { name: errors.ru.retry }).click()
    await expect(page.getByRole('heading', { name: ru.contacts.map.title })).toBeVisible()
  })
})

test.describe('the layout', () => {
  test.use(devices.phone)

  for (const [path, words, dictionary] of [
    ['/contacts', errors.ru, ru],
    ['/kk/contacts', errors.kk, kk],
  ] as const) {
    test(`${path}: the last page is in the page's language and style, and leads on`, async ({
      page,
    }) => {
      await breakLayout(page, dictionary)
      await page.goto(path)
      const message = await expectMessage(page, words)
      await expect(page.locator('html')).toHaveAttribute('lang', path === '/contacts' ? 'ru' : 'kk')
      await expect(page).toHaveTitle(/.+/)
      await expect(page.getByText(/This page|couldn/)).toHaveCount(0)
      await expect(message).toHaveCSS('display', 'grid')
      await expect(message.getByRole('heading')).toHaveCSS('font-family', /Onest|Manrope/i)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.screenshot({ path: `test-results/last-page${path.replaceAll('/', '-')}.png` })
      await page.unrouteAll()
      await message.getByRole('link', { name: words.home }).click()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }

  test('without its own code: a button in both languages, and the phones', async ({ page }) => {
    await withoutErrorPage(page)
    await breakLayout(page, ru)
    await page.goto('/contacts')
    const again = page.getByRole('button', { name: reloadLabels })
    await expect(again).toBeVisible()
    await expect(page.locator('a[href="tel:+77990000101"]')).toBeVisible()
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
