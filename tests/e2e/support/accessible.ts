import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { overflowOf } from './reflow'
import { headerAndFooter, type Scope } from './scope'
import { type Device, devices } from './visitors'

/** Minified, as it is sent to the browser for each check. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const usual = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Experimental in axe: the visible text of a control is part of its accessible name (WCAG 2.5.3).
    'label-content-name-mismatch': { enabled: true },
    // Tested by expectLargeTargets, without axe's exception for spaced targets.
    'target-size': { enabled: false },
  },
} satisfies RunOptions

interface Checks extends Scope {
  /** Instead of the usual ones. */
  readonly rules?: string[]
  /** Selectors of the parts to check, e.g. of an open dialog, instead of the page. */
  readonly within?: string[]
}

/** Waits for all animations to finish that have an end. */
export const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(each => each.finished))
  })

/** Fails on any violation that axe finds. */
export async function expectAccessible(
  page: Page,
  { rules, mainOnly, within }: Checks = {},
): Promise<void> {
  const options: RunOptions = {
    ...(rules ? { runOnly: rules } : usual),
    // Reporting passed checks takes as long as the checks.
    resultTypes: ['violations'],
  }
  const exclude = mainOnly ? headerAndFooter.map(part => [part]) : []
  const include = within?.map(part => [part])
  // The contrast of what is fading in is measured as it is seen at that moment.
  if (within) await settled(page)
  await page.evaluate(axe)
  const violations = await page.evaluate(
    async ([where, how]): Promise<AxeResults['violations']> =>
      (await Reflect.get(window, 'axe').run(where, how)).violations,
    [include ? { include, exclude } : { exclude }, options] as const,
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`,
  )
  expect(found).toEqual([])
}

/**
 * In names that are put together, no space comes before a mark: « : » is read out or heard as a stop. A comma is a
 * pause with a space before it, too, which names have between blocks.
 */
export async function expectNames(page: Page): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter(line => /"[^"]* [:;.!?](?: [^"]*)?"/.test(line))).toEqual([])
}

/**
 * Entries of a list have the same markup: the first eight are enough, of entries that come later, too.
 * @returns a function that shows all again
 */
export async function cutLists(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const cut = new CSSStyleSheet()
    cut.replaceSync(
      'main :is(li, article, tr, table, details):nth-of-type(n + 9) { display: none !important }',
    )
    document.adoptedStyleSheets.push(cut)
    return cut
  })
  return () =>
    sheet.evaluate(cut => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== cut)
    })
}

/**
 * Unfolds all details, checks that the page still fits, and reduces it to what axe has to check.
 */
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
    // Lists out of sight are not laid out: axe would measure wrong positions.
    for (const list of document.querySelectorAll<HTMLElement>('main :is(ul, details)')) {
      list.style.contentVisibility = 'visible'
    }
    // Sticky elements always cover something; that they do not obscure the focused element is
    // tested with the keyboard.
    for (const node of document.querySelectorAll<HTMLElement>('body *')) {
      if (/sticky|fixed/.test(getComputedStyle(node).position)) node.style.position = 'static'
    }
  })
}
