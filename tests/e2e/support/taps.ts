/**
 * On phones of any size nothing that floats lies on what can be tapped. A bar that fills the width at
 * an edge of the window, with a ground of its own, is no cover: what is under it is not seen.
 */
import { expect, type Page } from '@playwright/test'

/** Widths and heights of windows of phones, with and without the browser's bars. */
const windows = {
  ru: [
    [320, 480],
    [360, 560],
    [390, 664],
    [430, 932],
  ],
  kk: [
    [320, 640],
    [390, 844],
  ],
} as const

/** Looks at every control in the window where a finger would go; what it hits instead is named. */
function covered(page: Page): Promise<readonly string[]> {
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
    /** A bar, or something that lies on one. */
    const isOfBar = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [element, ...bars].some(bar => {
        const box = bar.getBoundingClientRect()
        return isBar(bar) && box.top <= top && box.bottom >= bottom
      })
    }
    /** What is left of a box within the window and within what scrolls or cuts around it. */
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

/** A tap hits what is seen, at the top of the page and where its first button is. */
export async function expectTapsHit(page: Page, locale: keyof typeof windows): Promise<void> {
  for (const [width, height] of windows[locale]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const found = [...(await covered(page))]
    // The first button of the page itself, as the focus brings it into sight.
    const [button] = await page.locator('main a[href*="/request?"]').all()
    await button?.evaluate(element => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    if (button) found.push(...(await covered(page)))
    expect.soft([...new Set(found)], `${width} × ${height}`).toEqual([])
  }
}
