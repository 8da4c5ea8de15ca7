/**
 * The bottom bar on phones with the main action of the page; on desktops the floating buttons
 * beside the content.
 */
import { expect, type Page } from '@playwright/test'
import type { RouteName } from '@/lib/routing/routes'
import { wholePage } from './page-paths'
import { hugeText } from './reflow'

/** Page types with one main action, and the address of its link. */
export const mainActions: Partial<Record<RouteName, RegExp>> = {
  doctor: /^\/request\?kind=doctors&id=\d+$/,
  service: /^\/request\?kind=services&id=\d+$/,
  promotion: /^\/request\?kind=promotion&id=\d+$/,
  checkUp: /^\/request\?kind=checkups&id=\d+$/,
}
const calculators: readonly RouteName[] = [
  'analyses',
  'analysesOfCategory',
  'analysisSet',
  'analysis',
]

/** Fixed elements at the bottom: the bar, its parts and the main action, if there is one. */
export function footOf(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom, name: element.textContent?.trim() ?? '' }
    }
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true })
    const fixed = [...document.querySelectorAll('body *')].filter(
      each =>
        getComputedStyle(each).position === 'fixed' &&
        [...each.querySelectorAll('a, button')].some(isSeen),
    )
    const aside = fixed.find(each => each.localName === 'aside')
    const action = fixed.find(each => each !== aside)
    const control = action?.querySelector('a, button')
    return {
      bar: aside && box(aside),
      others: [...(aside?.querySelectorAll('a') ?? [])]
        .filter(each => each.checkVisibility())
        .map(box),
      action: control ? { ...box(control), href: control.getAttribute('href') ?? '' } : undefined,
      isCut: control
        ? control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight
        : false,
      count: fixed.length,
    }
  })
}

const hasAction = (name: string) => name in mainActions || calculators.some(each => each === name)

async function expectBarAt(page: Page, name: string, width: number, text: string): Promise<void> {
  const isMain = hasAction(name)
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  const { bar, others, action, isCut, count } = await footOf(page)
  const where = `${width} px, ${text}`
  if (!bar) throw new Error(`${where} has no bar`)
  expect(bar, where).toMatchObject({ left: 0, right: width, bottom: 740 })
  expect(Boolean(action), where).toBe(isMain)
  expect(count, where).toBe(isMain ? 2 : 1)
  const footer = await page.locator('footer').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0), where).toBeLessThanOrEqual(bar.top + 1)
  if (!action) return
  expect(isCut, `${where}: ${action.name}`).toBe(false)
  expect(action.top, where).toBeGreaterThan(bar.top)
  expect(action.bottom, where).toBeLessThan(bar.bottom)
  for (const other of others) {
    expect(other.right, `${where}: ${other.name}`).toBeLessThan(action.left)
    expect(other.right - other.left, where).toBeLessThan(action.right - action.left)
  }
}

/**
 * There is one bar, in which the main action is the largest part.
 *
 * @param name of the type of page
 */
export async function expectOneBar(page: Page, name: string): Promise<void> {
  // Without an action the bar is the same on all pages, with room to spare.
  const widths = hasAction(name) || name === wholePage ? [390, 320] : [320]
  for (const width of widths) await expectBarAt(page, name, width, 'usual text')
  if (!hasAction(name)) return
  const takeBack = await hugeText(page)
  for (const width of [360, 320]) await expectBarAt(page, name, width, 'the largest text')
  await takeBack()
}

/** On desktops the floating buttons do not overlap the content. */
export async function expectButtonsBeside(page: Page): Promise<void> {
  for (const width of [640, 1024, 1920, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const reach = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('aside')].at(-1)?.getBoundingClientRect()
      const parts = document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, img, li)')
      const edges = new Map<Element, number>()
      /** Right edge of what an element shows of its content, clipped by its ancestors, too. */
      const edgeOf = (element: Element | null): number => {
        if (!element || element === document.body) return Number.POSITIVE_INFINITY
        const known = edges.get(element)
        if (known !== undefined) return known
        const clips = getComputedStyle(element).overflowX !== 'visible'
        const own = clips ? element.getBoundingClientRect().right : Number.POSITIVE_INFINITY
        const edge = Math.min(own, edgeOf(element.parentElement))
        edges.set(element, edge)
        return edge
      }
      const endOf = (part: Element) =>
        Math.min(part.getBoundingClientRect().right, edgeOf(part.parentElement))
      const ends = [...parts].filter(each => each.checkVisibility()).map(endOf)
      return { buttons: buttons?.left ?? 0, content: Math.max(...ends) }
    })
    expect.soft(reach.content, `${width} px`).toBeLessThanOrEqual(reach.buttons)
  }
}
