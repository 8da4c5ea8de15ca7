/**
 * Every type of page in both layouts, each in one of the languages: nothing goes wrong in the browser,
 * nothing sticks out, and axe finds nothing; then axe over what opens on them. The languages differ in
 * words alone, which the tests of the words look at.
 */
import { expect, type Page, test } from '@playwright/test'
import { matchRoute, routes } from '../../lib/routing/routes'
import ru from '../../messages/ru.json' with { type: 'json' }
import { pageTypes } from '../bench/page-types.mjs'
import { expectAccessible } from './support/accessible'
import { type Device, devices, watch } from './support/visitors'

/** Of the landing pages one stands for all. */
const names = [...Object.keys(routes), 'notFound'].filter(
  name => !name.startsWith('landing') || name === 'landingClinic',
)
const languageOf = { desktop: 'ru', phone: 'kk' } as const

/** Read once by each process of the tests. */
let known: Promise<Map<string, string>> | undefined

/** An address of each type of page; those of records are in the sitemap. */
async function pathsByType(page: Page): Promise<Map<string, string>> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return new Map(
    pageTypes({ routes, matchRoute }, sitemap, 1).map(({ name, paths }) => [name, paths[0] ?? '']),
  )
}

/** How far the page is wider than the window, px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const device of Object.keys(devices) as Device[]) {
  const locale = languageOf[device]
  test.describe(`axe, ${device}, ${locale}`, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    for (const name of names) {
      test(name, async ({ page }) => {
        known ??= pathsByType(page)
        const path = (await known).get(name) ?? ''
        expect(path).not.toBe('')
        const watched = watch(page)
        await page.goto(locale === 'ru' ? path : `/kk${path === '/' ? '' : path}`)
        await page.locator('details').evaluateAll(all => {
          for (const fold of all) fold.setAttribute('open', '')
        })
        if (device === 'phone') await page.setViewportSize({ width: 320, height: 700 })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.setViewportSize(devices[device].viewport)
        // Lists out of sight are not laid out: axe would measure places that nobody sees.
        await page.locator('main ul').evaluateAll((all: HTMLElement[]) => {
          for (const list of all) list.style.contentVisibility = 'visible'
        })
        // What sticks lies on something at every place of a page; that it gives way to what is read
        // is tested with the keyboard.
        await page.locator('body *').evaluateAll((all: HTMLElement[]) => {
          for (const node of all) {
            if (/sticky|fixed/.test(getComputedStyle(node).position)) node.style.position = 'static'
          }
        })
        await expectAccessible(page)
        await page.waitForLoadState('networkidle')
        // A browser names a response 404 as a fault, whatever it shows.
        if (name !== 'notFound') watched.expectNone()
      })
    }
  })

  test.describe(`axe, ${device}, what opens`, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    test('the request dialog', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: ru.home.widget.button }).click()
      const dialog = page.getByRole('dialog', { name: ru.request.titles.mail })
      await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: ru.request.send }).click()
      await expect(dialog.getByText(ru.request.errors.required).first()).toBeVisible()
      await expectAccessible(page)
    })

    test('the calculator with a selection, in its summary', async ({ page }) => {
      await page.goto('/analysis/category/2-biohimiya-krovi')
      await page.locator('label:has([value="201"])').click()
      if (device === 'phone') await page.locator('button[type=submit]').click()
      await expect(page.getByText('Выбрано анализов: 1 шт').last()).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('axe, the burger menu', () => {
  test.use({ ...devices.phone, reducedMotion: 'reduce' })

  test('open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.shell.menu }).click()
    await expect(page.getByRole('dialog', { name: ru.shell.menu })).toBeVisible()
    await expectAccessible(page)
  })
})
