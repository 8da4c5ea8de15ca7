import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { overflowOf } from './reflow'
import { type Device, devices } from './visitors'

const usual = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Experimental as yet: what is seen of a control is in its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/**
 * axe knows no more than the rules; a violation of any of them fails.
 *
 * @param rules instead of the usual ones
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      ...(rules ? { runOnly: rules } : usual),
      // Writing down all that is well takes as long as looking at it.
      resultTypes: ['violations'],
    })
    // No frame of another site is judged: without a second page for each result.
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/** Entries of a list come from the same code: the first eight tell of all. */
export const cutLists = (page: Page) =>
  page
    .locator('main :is(li, article, tr, details):nth-of-type(n + 9)')
    .evaluateAll((all: HTMLElement[]) => {
      for (const entry of all) entry.style.display = 'none'
    })

/** Unfolds a page, which still fits its window, and leaves of it what axe is to look at. */
export async function layOutEverything(page: Page, device: Device): Promise<void> {
  await page.locator('details').evaluateAll(all => {
    for (const fold of all) fold.setAttribute('open', '')
  })
  if (device === 'phone') await page.setViewportSize({ width: 320, height: 700 })
  else await page.setViewportSize(devices.desktop.viewport)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(devices[device].viewport)
  await cutLists(page)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Lists out of sight are not laid out: axe would measure places that nobody sees.
    for (const list of document.querySelectorAll<HTMLElement>('main ul')) {
      list.style.contentVisibility = 'visible'
    }
    // What sticks lies on something at every place of a page; that it gives way to what is read
    // is tested with the keyboard.
    for (const node of document.querySelectorAll<HTMLElement>('body *')) {
      if (/sticky|fixed/.test(getComputedStyle(node).position)) node.style.position = 'static'
    }
  })
}
