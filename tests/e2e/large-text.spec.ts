/**
 * Phones whose browser has its text at 200 %: on every type of page nothing is wider than the window,
 * cut off or covered (WCAG 1.4.4, 1.4.10).
 */
import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/routing/locales'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pageNames, pathOf } from './support/page-paths'
import { doubleBrowserText, expectNothingLost, hugeText } from './support/reflow'
import { covered } from './support/taps'
import { devices } from './support/visitors'

const words = { ru, kk }

/** The second is high enough for what is fixed at its foot. */
const sizes = [
  [360, 740],
  [412, 915],
  [320, 658],
] as const

/** Texts and pictures that are drawn upon one another. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Part {
      readonly element: Element
      readonly box: DOMRect
    }
    /** Lists out of sight have other heights until they are laid out. */
    for (const list of document.querySelectorAll<HTMLElement>('main :is(ul, details)')) {
      list.style.contentVisibility = 'visible'
    }
    const moves = (start: Element) => {
      for (let each: Element | null = start; each; each = each.parentElement) {
        const { position, overflowX } = getComputedStyle(each)
        if (each !== document.body && (overflowX !== 'visible' || /fixed|sticky/.test(position))) {
          return true
        }
      }
      return false
    }
    const isSeen = (element: Element) =>
      !element.closest('[inert], dialog:not([open]), .skip-link, .visually-hidden') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !moves(element)

    const parts: Part[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.textContent?.trim() || !isSeen(element)) continue
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) if (box.width > 1) parts.push({ element, box })
    }
    for (const element of document.querySelectorAll('header svg, header img, main a > svg')) {
      if (isSeen(element)) parts.push({ element, box: element.getBoundingClientRect() })
    }

    const name = ({ element }: Part) =>
      `<${element.localName}> ${element.textContent?.trim().slice(0, 30)}`
    const isUpon = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      // Lines of text may be closer than their boxes are high.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.3 * Math.min(one.height, other.height)
    parts.sort((one, other) => one.box.top - other.box.top)
    const found = new Set<string>()
    for (const [index, one] of parts.entries()) {
      // Those after the first that begins below it do so, too.
      for (let next = index + 1; (parts[next]?.box.top ?? Infinity) < one.box.bottom; next += 1) {
        const other = parts[next]
        if (other && one.element !== other.element && isUpon(one.box, other.box)) {
          found.add(`${name(one)} and ${name(other)}`)
        }
      }
    }
    return [...found]
  })
}

for (const locale of ['ru', 'kk'] as const) {
  test.describe(locale, () => {
    test.use({ ...devices.phone, reducedMotion: 'reduce' })

    test('the main action at the foot of the window is readable, too', async ({ page }) => {
      const takeBack = await doubleBrowserText(page)
      await page.goto(localePath(await pathOf(page.request, 'doctor'), locale))
      const action = page.getByRole('link', { name: words[locale].shell.book })
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const own = action.filter({ visible: true }).first()
        const size = await own.evaluate(link => Number.parseFloat(getComputedStyle(link).fontSize))
        expect(size, `${width} px`).toBeGreaterThan(16)
      }
      await takeBack()
    })

    test("the largest text of the site's own settings, too, has nothing one upon another", async ({
      page,
    }) => {
      await page.goto(localePath('/', locale))
      await hugeText(page)
      for (const [width, height] of [...sizes, [390, 844] as const]) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        expect.soft(await covered(page), `covered, ${width} px`).toEqual([])
        expect.soft(await overlaps(page), `one upon another, ${width} px`).toEqual([])
      }
    })

    for (const name of pageNames) {
      test(name, async ({ page }) => {
        const [pathname = '', query] = (await pathOf(page.request, name)).split('?')
        const takeBack = await doubleBrowserText(page)
        await page.goto(localePath(pathname, locale) + (query ? `?${query}` : ''))
        await expectNothingLost(page, [{ name: 'text at 200 %', sizes }], {})
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          expect.soft(await covered(page), `covered, ${width} px`).toEqual([])
          expect.soft(await overlaps(page), `one upon another, ${width} px`).toEqual([])
        }
        await takeBack()
      })
    }
  })
}
