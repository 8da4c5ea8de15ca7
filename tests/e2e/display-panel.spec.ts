/**
 * The display settings for low vision: contrast, text size and pictures. That the largest text fits
 * phones is tested on every page (every-page.spec.ts).
 */
import { expect, type Locator, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { cutLists, expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

const pages = [
  '/',
  '/doctors-list/list',
  '/analysis/list',
  '/promotions/list',
  '/contacts',
] as const
const black = 'rgb(0, 0, 0)'

/** Opens the panel of the desktop header. */
async function openPanel(page: Page, words = ru): Promise<Locator> {
  await page.getByRole('button', { name: words.display.title }).click()
  return page.locator('#display-panel')
}

/** Opens the section in the mobile menu. */
async function openMenuPart(page: Page): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: ru.shell.menu })
  // Before hydration the link leads to the site map.
  await expect(async () => {
    await page.getByRole('link', { name: ru.shell.menu, exact: true }).click()
    await expect(menu).toBeVisible({ timeout: 1000 })
  }).toPass()
  await menu.getByText(ru.display.title).click()
  return menu
}

const choose = (panel: Locator, group: string, name: string) =>
  panel.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()

/** Opens the pages one after the other; the choice is made on the first. */
async function* pagesWith(page: Page, group: string, name: string): AsyncGenerator<string> {
  for (const path of pages) {
    await page.goto(path)
    if (path === pages[0]) {
      const panel = await openPanel(page)
      await choose(panel, group, name)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    }
    yield path
  }
}

const styleOf = (page: Page, property: 'color' | 'fontSize' | 'filter', selector = 'body') =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node)[name], property)

/** Horizontal overflow of the page, px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('in the header', () => {
  test.use(devices.desktop)

  test('a choice applies at once and on all further pages', async ({ page }) => {
    const { expectNone } = watch(page)
    await page.goto('/')
    const usual = Number.parseFloat(await styleOf(page, 'fontSize', 'html'))
    const panel = await openPanel(page)
    await choose(panel, ru.display.contrast.title, ru.display.contrast.dark)
    await choose(panel, ru.display.size.title, ru.display.size.large)
    expect(await styleOf(page, 'color')).toBe(black)
    expect(Number.parseFloat(await styleOf(page, 'fontSize', 'html'))).toBeCloseTo(usual * 1.25)

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByRole('navigation').getByRole('link', { name: ru.nav.doctors }).first().click()
    await expect(page).toHaveURL(/doctors-list/)
    expect(await styleOf(page, 'color')).toBe(black)

    for (const path of ['/search?q=анализ', '/kk']) {
      await page.goto(path)
      expect(await styleOf(page, 'color'), path).toBe(black)
    }
    const inKazakh = await openPanel(page, kk)
    const { contrast } = kk.display
    await expect(inKazakh.getByRole('radio', { name: contrast.dark, exact: true })).toBeChecked()

    await inKazakh.getByRole('button', { name: kk.display.reset }).click()
    expect(await styleOf(page, 'color')).not.toBe(black)
    await page.reload()
    expect(await styleOf(page, 'color')).not.toBe(black)
    expect(await styleOf(page, 'fontSize', 'html')).toBe(`${usual}px`)
    expectNone()
  })

  test('the default styles are never painted first', { tag: '@own-page' }, async ({ page }) => {
    await page.goto('/')
    await choose(await openPanel(page), ru.display.contrast.title, ru.display.contrast.light)
    await page.route('**/_next/static/chunks/*.js', route => route.abort())
    await page.goto('/contacts', { waitUntil: 'commit' })
    await page.getByRole('banner').waitFor()
    expect(await styleOf(page, 'filter', 'html')).toBe('invert(1)')
  })

  test('pictures can be hidden, their alternative text stays', async ({ page }) => {
    await page.goto('/doctors-list/list')
    const picture = page.getByRole('main').locator('img').first()
    await expect(picture).toHaveCSS('opacity', '1')
    await choose(await openPanel(page), ru.display.pictures.title, ru.display.pictures.none)
    await expect(picture).toHaveCSS('opacity', '0')
    await expect(page.locator('header img').first()).toHaveCSS('opacity', '1')
  })

  test('without storage a choice applies to the current page', { tag: '@own-page' }, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
    await page.goto('/')
    const panel = await openPanel(page)
    const { contrast } = ru.display
    const group = panel.getByRole('group', { name: contrast.title })
    await expect(group.getByRole('radio', { name: contrast.usual, exact: true })).toBeChecked()
    await choose(panel, contrast.title, contrast.dark)
    expect(await styleOf(page, 'color')).toBe(black)
    await panel.getByRole('button', { name: ru.display.reset }).click()
    expect(await styleOf(page, 'color')).not.toBe(black)
  })

  // White on black is the same, inverted by a filter, which axe does not see.
  test('contrast is at least 7 : 1', async ({ page }) => {
    for await (const path of pagesWith(page, ru.display.contrast.title, ru.display.contrast.dark)) {
      await cutLists(page)
      await expectAccessible(page, { rules: ['color-contrast-enhanced'], mainOnly: path !== '/' })
    }
  })

  test('what is told by its ground alone has a frame', async ({ page }) => {
    await page.goto('/analysis/list')
    const panel = await openPanel(page)
    const framed = [
      'header nav [aria-current]',
      'aside[class] [lang], aside[class] [aria-current]',
      'aside a[aria-haspopup=dialog]',
      'main form li input',
    ]
    const { title, ...choices } = ru.display.contrast
    for (const choice of [choices.dark, choices.light]) {
      await choose(panel, title, choice)
      for (const selector of framed) {
        const frame = await page
          .locator(selector)
          .first()
          .evaluate(part => {
            const { borderStyle, borderWidth, boxShadow } = getComputedStyle(part)
            return (borderStyle !== 'none' && borderWidth !== '0px') || boxShadow.includes('inset')
          })
        expect(frame, `${selector}, ${choice}`).toBe(true)
      }
    }
  })

  test('the largest text fits all viewports', async ({ page }) => {
    for await (const path of pagesWith(page, ru.display.size.title, ru.display.size.huge)) {
      for (const width of [1440, 1024, 760]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('the panel opens and changes the page', async ({ page }) => {
    await page.goto('/')
    await choose(await openPanel(page), ru.display.contrast.title, ru.display.contrast.dark)
    await expect(page.locator('body')).toHaveCSS('color', black)
    await expect(page.locator('main h2').first()).toBeVisible()
    await expect(page.locator('main img').first()).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('it is in the menu; rotating the phone keeps it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    const menu = await openMenuPart(page)
    await choose(menu, ru.display.contrast.title, ru.display.contrast.dark)
    await choose(menu, ru.display.size.title, ru.display.size.huge)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(page.getByRole('button', { name: ru.display.title })).toBeVisible()
    expect(await styleOf(page, 'color')).toBe(black)
    const panel = await openPanel(page)
    await expect(panel.getByRole('radio', { name: ru.display.size.huge })).toBeChecked()
  })
})
