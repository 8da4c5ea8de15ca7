/** A client error: header and footer stay, and the content is replaced by an error message. */
import { expect, type Page } from '@playwright/test'
import { reloadLabels } from '../../components/blocks/ErrorPage/reloadLabels'
import errors from '../../messages/error.json' with { type: 'json' }
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

test.use(devices.desktop)

/** Makes sorting by name throw during rendering. */
async function breakPage(page: Page, order: string): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { collator: Intl.Collator })
    Reflect.set(Intl, 'Collator', () => {
      throw new Error('sample')
    })
  })
  await page.getByRole('button', { name: new RegExp(`^${order}`) }).click()
}

for (const [locale, path, { doctors }] of [
  ['ru', '/doctors-list/list', ru],
  ['kk', '/kk/doctors-list/list', kk],
] as const) {
  test(`${locale}: shows the message with the phones, and a link to the home page`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await breakPage(page, doctors.list.direction)
    const words = errors[locale]
    const message = page.getByRole('alert').filter({ hasText: words.text })
    await expect(message.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(message.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(page.getByRole('banner')).toBeVisible()
    await message.getByRole('link', { name: words.home }).click()
    await expect(page).toHaveURL(locale === 'kk' ? /\/kk$/ : /:\d+\/$/)
  })
}

test('can be retried', async ({ page }) => {
  await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  await breakPage(page, ru.doctors.list.direction)
  await expect(page.getByRole('button', { name: errors.ru.retry })).toBeVisible()
  await page.evaluate(() => Reflect.set(Intl, 'Collator', Reflect.get(window, 'collator')))
  await page.getByRole('button', { name: errors.ru.retry }).click()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('can be reloaded when its own chunk fails to load', async ({ page }) => {
  await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  await page.route('/_next/static/**/*.js', route => route.abort())
  await breakPage(page, ru.doctors.list.direction)
  const again = page.getByRole('button', { name: reloadLabels })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.locator('main article').first()).toBeVisible()
})
