/** What a phone shows before anybody scrolls: price and request (B122). */
import { expect } from '@playwright/test'
import kk from '@/messages/kk.json' with { type: 'json' }
import ru from '@/messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pathOf } from './support/page-paths'
import { devices } from './support/visitors'

test.use({ ...devices.phone, viewport: { width: 390, height: 664 } })

for (const [prefix, words] of Object.entries({ '': ru, '/kk': kk })) {
  for (const name of ['service', 'promotion', 'doctor', 'checkUp'] as const) {
    test(`${prefix} ${name}: the price and the request are in the first screen`, async ({
      page,
    }) => {
      await page.goto(prefix + (await pathOf(page.request, name)))
      const dock = await page.getByRole('complementary').last().boundingBox()
      const price = await page.getByRole('main').getByText('₸').first().boundingBox()
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
      const request = page.locator('a[href*="/request"]', { hasText: words.shell.book })
      await expect(request.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 })
    })
  }

  test(`${prefix} article: who checked it, when and its sources are in the first screen`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/posts/davlenie-doma`)
    const check = page.getByRole('region', { name: words.articles.check.label })
    const dock = await page.getByRole('complementary').last().boundingBox()
    const box = await check.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
    await expect(check.getByRole('link').first()).toHaveAttribute('href', /\/doctors-list\//)
    await expect(check.locator('time')).toHaveCount(2)
    await check.getByRole('link', { name: words.articles.sources }).click()
    await expect(page.getByRole('heading', { name: words.articles.sources })).toBeInViewport()
  })

  test(`${prefix} home: the ways to a doctor, a price and a request are in the first screen`, async ({
    page,
  }) => {
    await page.goto(prefix || '/')
    const start = page.getByRole('navigation', { name: words.home.start.label })
    for (const name of [
      words.home.start.doctors,
      words.home.start.prices,
      words.shell.onlineBooking,
    ]) {
      await expect(start.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const [prefix, words] of Object.entries({ '': ru, '/kk': kk })) {
  test(`${prefix} contacts: the way to the clinic is in the first screen`, async ({ page }) => {
    await page.goto(`${prefix}/contacts`)
    const dock = await page.getByRole('complementary').last().boundingBox()
    const address = page.getByRole('main').locator('dl a[href^="https://2gis"]').first()
    const box = await address.boundingBox()
    expect((box?.y ?? 664) + (box?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
    await expect(page.getByRole('main')).toContainText(words.contacts.address)
  })
}

test('lists of services have a search of their own, a service that of the header alone', async ({
  page,
}) => {
  await page.goto('/services/top')
  const box = page.getByRole('main').getByRole('search')
  await expect(box.getByRole('combobox')).toHaveAttribute('placeholder', /^Услуга/)
  await page.goto(await pathOf(page.request, 'service'))
  await expect(page.getByRole('main').getByRole('search')).toHaveCount(0)
  await expect(page.locator('header summary', { hasText: ru.search.short })).toBeVisible()
})

test('the address of a specialty and of an estimate is a link to the map', async ({ page }) => {
  await page.goto(await pathOf(page.request, 'doctorsOfSpecialty'))
  await expect(page.locator('main h1 + p a[href^="https://2gis"]')).toBeVisible()
  await page.goto('/analysis/estimate?ids=101')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main a[href^="https://2gis"]')).toBeVisible()
})

test('the address is a link to the map, in the menu and in the footer', async ({ page }) => {
  await page.goto('/about-us')
  const links = page.locator('address a')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/2gis/)
  }
})
