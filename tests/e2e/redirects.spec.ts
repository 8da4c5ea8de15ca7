/** Former addresses (B125): those of the content's table. */
import { expect } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import { test } from '../support/test'

for (const [from, to] of [
  ['/uslugi/uzi.html', '/services/category/diagnostika'],
  ['/Uslugi/UZI.html/?utm_source=map', '/services/category/diagnostika?utm_source=map'],
  ['/kk/uslugi/uzi.html', '/kk/services/category/diagnostika'],
  ['/index.php?id=12&gclid=1', '/contacts?gclid=1'],
  ['/vrachi', '/doctors-list/list'],
  // As messengers send them, and with needless escapes.
  ['/vrachi).?a=1', '/doctors-list/list?a=1'],
  ['/%20vrachi%C2%BB', '/doctors-list/list'],
  ['/kk%2Fvrachi', '/kk/doctors-list/list'],
  ['/uslugi%2F%2Fuzi.html', '/services/category/diagnostika'],
  ['/documents/prices-2019.pdf?a=1', '/price-list?a=1'],
  ['/kk/documents/prices-2019.pdf', '/kk/price-list'],
] as const) {
  test(`${from} is one permanent redirect to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    const { pathname, search } = new URL(response.headers().location ?? '', 'http://localhost')
    expect(pathname + search).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('what is gone is a page that says so, for people and for search engines', async ({ page }) => {
  const response = await page.goto('/kk/akcii/noch-skidok')
  expect(response?.status()).toBe(410)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kk.notFound.gone.h1)
  await expect(page).toHaveTitle(new RegExp(kk.notFound.gone.title))
  await expect(page.locator('main')).toContainText('410')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})

test('so is one with what a messenger takes for a part of it', async ({ request }) => {
  expect((await request.get('/akcii/noch-skidok).')).status()).toBe(410)
})

test('other addresses of the old kind are not found', async ({ request }) => {
  for (const path of ['/index.php?id=13', '/uslugi', '/uslugi/uzi']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})
