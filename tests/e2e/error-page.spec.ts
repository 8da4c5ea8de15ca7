/** A page that breaks in the browser: the frame stays, and its place is taken by a readable one. */
import { expect, type Page, test } from '@playwright/test'
import { reloadLabels } from '../../components/blocks/ErrorPage/reloadLabels'
import errors from '../../messages/error.json' with { type: 'json' }
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { devices } from './support/visitors'

test.use(devices.desktop)

/** Sorting by name is made to throw while the list is being rendered. */
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
  test(`${locale}: says so, with the phones, and can be left`, async ({ page }) => {
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

test('tries again', async ({ page }) => {
  await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  await breakPage(page, ru.doctors.list.direction)
  await expect(page.getByRole('button', { name: errors.ru.retry })).toBeVisible()
  await page.evaluate(() => Reflect.set(Intl, 'Collator', Reflect.get(window, 'collator')))
  await page.getByRole('button', { name: errors.ru.retry }).click()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('can be loaded anew when not even its own words can be fetched', async ({ page }) => {
  await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  await page.route('/_next/static/**/*.js', route => route.abort())
  await breakPage(page, ru.doctors.list.direction)
  const again = page.getByRole('button', { name: reloadLabels })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.locator('main article').first()).toBeVisible()
})
