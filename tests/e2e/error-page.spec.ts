/** A client error: header and footer stay, and the content is replaced by an error message. */
import { expect, type Locator, type Page } from '@playwright/test'
import { reloadLabels } from '../../components/blocks/ErrorPage/reloadLabels'
import errors from '../../messages/error.json' with { type: 'json' }
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

test.use(devices.desktop)

/** Makes sorting by name throw during rendering, at once: a sorted list may be rendered at any time. */
async function breakPage(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${order}`) }).evaluate(button => {
    Object.assign(window, { collator: Intl.Collator })
    Reflect.set(Intl, 'Collator', () => {
      throw new Error('sample')
    })
    ;(button as HTMLElement).click()
  })
}

/** @returns the message, with the phones; the header stays */
async function expectMessage(page: Page, words: (typeof errors)['ru' | 'kk']): Promise<Locator> {
  const message = page.getByRole('alert').filter({ hasText: words.text })
  await expect(message.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(message.locator('a[href^="tel:"]')).toHaveCount(3)
  await expect(page.getByRole('banner')).toBeVisible()
  return message
}

test('can be reloaded when its own chunk fails to load, shows the message with the phones, and can be retried', async ({
  page,
}) => {
  const { direction, orders } = ru.doctors.list
  await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
  await page.route('/_next/static/**/*.js', route => route.abort())
  await breakPage(page, direction)
  const again = page.getByRole('button', { name: reloadLabels })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.locator('main article').first()).toBeVisible()
  // The chosen order is restored as soon as the page reacts to clicks.
  const restored = `${direction}: ${orders.all.asc}`
  await expect(page.getByRole('button', { name: restored })).toBeVisible()

  await breakPage(page, direction)
  const message = await expectMessage(page, errors.ru)
  const home = message.getByRole('link', { name: errors.ru.home })
  await expect(home).toHaveAttribute('href', '/')
  await page.evaluate(() => Reflect.set(Intl, 'Collator', Reflect.get(window, 'collator')))
  await message.getByRole('button', { name: errors.ru.retry }).click()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('kk: links to the home page', async ({ page }) => {
  await page.goto('/kk/doctors-list/list', { waitUntil: 'networkidle' })
  await breakPage(page, kk.doctors.list.direction)
  const message = await expectMessage(page, errors.kk)
  await message.getByRole('link', { name: errors.kk.home }).click()
  await expect(page).toHaveURL(/\/kk$/)
})
