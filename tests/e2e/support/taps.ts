/**
 * On phones of any size no floating element covers a tap target. An opaque bar across the full
 * width does not count, as what is below it is not visible.
 */
import { expect, type Page } from '@playwright/test'

/** Viewports of phones, with and without browser bars: the smallest and the largest. */
const extremes = [
  [320, 480],
  [430, 932],
] as const

const between = [
  [360, 640],
  [390, 664],
] as const

/** Their cards differ from phone to phone. */
const ofCards = ['doctors', 'doctorsOfSpecialty']

/**
 * Tests every control in the viewport at several points; returns the elements that are hit instead.
 */
export function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `<${element.localName}> ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}`
    const floating = (start: Element) => {
      for (let each: Element | null = start; each; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each
      }
      return null
    }
    const isBar = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const { backgroundColor } = getComputedStyle(element)
      return left <= 0 && right >= innerWidth && !/^rgba|transparent/.test(backgroundColor)
    }
    const bars = [...document.querySelectorAll('body > *')].filter(
      each => floating(each) === each && isBar(each),
    )
    /** A bar, or an element on one. */
    const isOfBar = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [element, ...bars].some(bar => {
        const box = bar.getBoundingClientRect()
        return isBar(bar) && box.top <= top && box.bottom >= bottom
      })
    }
    /** The visible part of an element's box, clipped by the viewport and its ancestors. */
    const seen = (element: Element) => {
      const box = element.getClientRects()[0]
      if (!box) return null
      let { left, top, right, bottom } = box
      for (let each = element.parentElement; each; each = each.parentElement) {
        const inWindow = each === document.body || each === document.documentElement
        if (!inWindow && getComputedStyle(each).overflow === 'visible') continue
        const edge = inWindow
          ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
          : each.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return right - left > 4 && bottom - top > 4 ? { left, top, right, bottom } : null
    }
    const found: string[] = []
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      if (control.closest('[inert], dialog:not([open]), .skip-link')) continue
      const target = control.closest('label') ?? control
      const box = seen(target)
      if (!box) continue
      for (const x of [0.1, 0.5, 0.9]) {
        for (const y of [0.1, 0.5, 0.9]) {
          const hit = document.elementFromPoint(
            box.left + (box.right - box.left) * x,
            box.top + (box.bottom - box.top) * y,
          )
          if (!hit || target.contains(hit)) continue
          const cover = floating(hit)
          if (cover && !cover.contains(target) && !isOfBar(cover)) {
            found.push(`${name(control)} lies under ${name(hit)}`)
          }
          if (x === 0.5 && y === 0.5 && !cover && !hit.contains(target)) {
            found.push(`${name(control)} gives way to ${name(hit)}`)
          }
        }
      }
    }
    return [...new Set(found)]
  })
}

/**
 * Taps hit what is visible, at the top of the page and at its first button.
 *
 * @param name of the type of page
 */
export async function expectTapsHit(page: Page, name: string): Promise<void> {
  const windows = ofCards.includes(name) ? [...between, ...extremes] : extremes
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const found = [...(await covered(page))]
    // The first button of the page itself, scrolled into view as focusing it would.
    const [button] = await page.locator('main a[href*="/request?"]').all()
    await button?.evaluate(element => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    if (button) found.push(...(await covered(page)))
    expect.soft([...new Set(found)], `${width} × ${height}`).toEqual([])
  }
}
