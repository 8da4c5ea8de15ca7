/**
 * After a link to a place on the same page, whose history entry is the browser's own: dialogs, menus and
 * panels open and close in the document that is there, what opened them has the focus again, and what was
 * typed or sent is not lost.
 */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

const article = '/posts/mrt-ili-kt'
const analyses = '/analysis/list'

interface Overlay {
  readonly name: string
  readonly path: string
  readonly layouts: readonly Device[]
  /** CSS selector of what opens it. */
  readonly opener: string
}

const overlays: readonly Overlay[] = [
  {
    name: 'the request dialog',
    path: article,
    layouts: ['desktop', 'phone'],
    opener: 'main a[rel=nofollow][aria-haspopup=dialog]:visible',
  },
  {
    name: "the doctor's referral",
    path: analyses,
    layouts: ['desktop'],
    opener: 'aside a[aria-haspopup=dialog]:visible',
  },
  {
    name: 'the summary of the calculator',
    path: analyses,
    layouts: ['phone'],
    opener: 'button[type=submit][aria-haspopup=dialog]',
  },
  { name: 'the menu', path: article, layouts: ['phone'], opener: 'header a[aria-haspopup=dialog]' },
]

type Way = (page: Page) => Promise<unknown>

/** How a visitor comes to a place on the page. */
const ways: Readonly<Record<string, Way>> = {
  'the skip link': async page => {
    await page.locator('.skip-link').first().focus()
    await page.keyboard.press('Enter')
  },
  'a link in the text, by mouse': page => page.locator('main a[href^="#"]:visible').first().click(),
  'a link in the text, by keyboard': async page => {
    await page.locator('main a[href^="#"]:visible').last().focus()
    await page.keyboard.press('Enter')
  },
  'an address': page => page.evaluate(() => location.assign('#main')),
}

const closings: Readonly<Record<string, Way>> = {
  Escape: page => page.keyboard.press('Escape'),
  'its button': page => page.locator('dialog[open] button').first().click(),
  back: page => page.goBack(),
}

/** Also what scripts keep in the entry, such as the scroll position, is written. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    Object.assign(window, { isSame: true })
  })
}

async function follow(page: Page, way: Way): Promise<void> {
  await way(page)
  await expect(page).toHaveURL(/#/)
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.kept?.page)).toBeTruthy()
}

const isSame = (page: Page) => page.evaluate(() => Reflect.has(window, 'isSame'))

for (const { name, path, layouts, opener } of overlays) {
  for (const device of layouts) {
    test.describe(`${name}, ${device}`, () => {
      test.use(devices[device])

      for (const [wayName, way] of Object.entries(ways)) {
        if (path !== article && wayName.startsWith('a link')) continue
        test(`after ${wayName} it closes, and its opener has the focus`, async ({ page }) => {
          await arrive(page, path)
          for (const [closing, close] of Object.entries(closings)) {
            await follow(page, way)
            const button = page.locator(opener).first()
            await button.focus()
            await page.keyboard.press('Enter')
            await expect(page.locator('dialog[open]')).toBeVisible()
            await expect.poll(() => page.evaluate(() => history.state?.overPage)).toHaveLength(1)
            await close(page)
            await expect(page.locator('dialog[open]'), closing).toHaveCount(0)
            await expect.poll(() => page.evaluate(() => history.state?.overPage ?? [])).toEqual([])
            await expect(button, closing).toBeFocused()
            expect(await isSame(page), closing).toBe(true)
          }
          await page.goBack()
          await expect(page.locator('h1')).toBeVisible()
          expect(await isSame(page)).toBe(true)
        })
      }
    })
  }
}

for (const device of Object.keys(devices) as Device[]) {
  test.describe(`a request, ${device}`, () => {
    test.use(devices[device])

    test('that was sent after a link on the page is confirmed, and one that was closed keeps its text', async ({
      page,
    }) => {
      await arrive(page, article)
      await follow(page, ways['a link in the text, by mouse'] as Way)
      const opener = page.locator('main a[rel=nofollow][aria-haspopup=dialog]:visible').first()
      await opener.click()
      await page.getByLabel(ru.request.name).fill('Мадина')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await opener.click()
      await expect(page.getByLabel(ru.request.name)).toHaveValue('Мадина')
      await page.getByLabel(ru.request.phone).fill('7010000031')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: ru.request.send }).click()
      const said = page.getByRole('status').filter({ hasText: ru.request.status.accepted })
      await expect(said).toBeVisible()
      await expect(opener).toBeFocused()
      await expect.poll(() => page.evaluate(() => history.state?.overPage ?? [])).toEqual([])
      await expect(said).toBeVisible()
      expect(await isSame(page)).toBe(true)
    })
  })
}
