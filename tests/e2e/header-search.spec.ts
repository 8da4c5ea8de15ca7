/** The search of every page, in the header of both layouts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import kk from '@/messages/kk.json' with { type: 'json' }
import ru from '@/messages/ru.json' with { type: 'json' }
import { siteFolder } from '../support/site'
import { test } from '../support/test'
import { pathOf } from './support/page-paths'
import { devices } from './support/visitors'

const header = (page: Page) => page.getByRole('banner')
const field = (page: Page) => header(page).getByRole('combobox')
const button = (page: Page, { search } = ru) =>
  header(page).locator('summary', { hasText: search.short })

/** Pages that have no search box of their own. */
const without = ['doctor', 'analysis', 'checkUps', 'article', 'contacts', 'corporate']

for (const [name, device] of Object.entries(devices)) {
  test.describe(`a ${name}`, () => {
    test.use(device)

    test('a question is asked on any page, one tap away', async ({ page }) => {
      for (const each of without) {
        await page.goto(await pathOf(page.request, each))
        await button(page).click()
        await expect(field(page), each).toBeFocused()
      }
      await field(page).pressSequentially('мрт кол')
      const hit = header(page).getByRole('option', { name: /^МРТ коленного сустава/ })
      await expect(hit).toBeVisible()
      await hit.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('МРТ коленного сустава')
      await expect(field(page)).toBeHidden()
    })

    test('closes by Escape and by a tap beside it, and keeps its text', async ({ page }) => {
      await page.goto('/kk/contacts')
      await button(page, kk).click()
      await field(page).pressSequentially('удз')
      await expect(header(page).getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(header(page).getByRole('listbox')).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeHidden()
      await expect(button(page, kk)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field(page)).toHaveValue('удз')
      await page.mouse.click(4, 600)
      await expect(field(page)).toBeHidden()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('leads to the page of results', async ({ page }) => {
        await page.goto('/contacts')
        await button(page).click()
        await field(page).fill('мрт')
        await header(page).getByRole('button', { name: ru.search.submit }).click()
        await expect(page).toHaveURL(/\/search\?q=/)
        await expect(page.getByRole('main')).toContainText('МРТ коленного сустава')
      })
    })
  })
}

test('a question without a hit is counted on the page of results, once several have asked', async () => {
  const folder = siteFolder()
  const site = await folder.start({ TRUSTED_PROXY_HOPS: '1' })
  const ask = (visitor: number, q: string) =>
    fetch(`${site.url}/search?q=${encodeURIComponent(q)}`, {
      headers: { 'X-Forwarded-For': `192.0.2.${visitor}` },
    })
  for (const visitor of [1, 2, 3]) await ask(visitor, 'мороженое')
  await ask(4, 'сладкая вата')
  await site.stop()
  const book = readFileSync(join(folder.dataDir, 'searches-without-hits.json'), 'utf8')
  folder.remove()
  expect(JSON.parse(book)).toEqual([expect.objectContaining({ text: 'мороженое', visitors: 3 })])
})

test('the search is in the first screen of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('search')).toBeInViewport({ ratio: 1 })
})
