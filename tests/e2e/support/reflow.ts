/** What a page loses when it is narrow, enlarged or set with more space between letters and lines. */
import { expect, type Page } from '@playwright/test'

export interface Look {
  readonly name: string
  /** Of the window. */
  readonly size: readonly [width: number, height: number]
  /** @returns what takes it back */
  readonly change?: (page: Page) => Promise<() => Promise<void>>
  /** Nothing may stick in a window this low but the calculator. */
  readonly low?: boolean
  /** Nothing but sideways scrolling counts. */
  readonly sideways?: boolean
}

/** Nothing is cut off, and nothing scrolls sideways (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function expectNothingLost(page: Page, looks: readonly Look[]): Promise<void> {
  for (const { name, size, change, low, sideways } of looks) {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    const takeBack = await change?.(page)
    if (sideways) expect.soft(await overflowOf(page), name).toBeLessThanOrEqual(0)
    else expect.soft(await lossesOf(page), name).toEqual([])
    if (low) expect.soft(await stuckShare(page), `${name}: what sticks`).toBeLessThanOrEqual(0.25)
    await takeBack?.()
  }
}

/** How far the page is wider than the window, px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Words that are cut off or lie beside the window, and the page's own sideways scrolling. Texts
 * that are shortened on purpose (an ellipsis, so many lines) do not count.
 */
function lossesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)
    }

    const isSkipped = (element: Element) =>
      element.closest('[inert], dialog:not([open]), .skip-link, .visually-hidden') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    type Cutter = DOMRect | null | undefined
    /** The next element around that cuts off; `null` where one may scroll to what it hides. */
    const cutters = { overflowX: new Map<Element, Cutter>(), overflowY: new Map<Element, Cutter>() }
    const cutterOf = (element: Element | null, axis: keyof typeof cutters): Cutter => {
      if (!element || element === document.body) return undefined
      const known = cutters[axis]
      if (known.has(element)) return known.get(element)
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const shortened =
        style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || box.width < 2
      const cutter = /auto|scroll/.test(style[axis])
        ? null
        : !/hidden|clip/.test(style[axis])
          ? cutterOf(element.parentElement, axis)
          : shortened
            ? null
            : box
      known.set(element, cutter)
      return cutter
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!words || !parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName)) continue
      if (isSkipped(parent)) continue
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(box => box.width > 0)
      const [x, y] = [cutterOf(parent, 'overflowX'), cutterOf(parent, 'overflowY')]
      const edge = x === undefined ? { left: 0, right: innerWidth } : x
      const isCut = boxes.some(
        box =>
          (edge && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (y && (box.top < y.top - 4 || box.bottom > y.bottom + 4)),
      )
      if (isCut) found.push(`"${words.slice(0, 50)}" is cut off`)
    }
    return [...new Set(found)]
  })
}

/** Which share of the window is taken by what does not scroll away, in the middle of the page. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const sticks = (start: Element | null) => {
      for (let each = start; each; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
      }
      return false
    }
    const steps = Array.from({ length: 32 }, (_, index) => (index + 0.5) / 32)
    const rows = steps.filter(y =>
      [0.1, 0.5, 0.9].some(x => sticks(document.elementFromPoint(innerWidth * x, innerHeight * y))),
    )
    return rows.length / steps.length
  })
}

/** Doubles all text and what is measured by it, as a browser's own text size does. @returns what takes it back */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const setSize = (size: string) =>
    page.evaluate(value => {
      document.documentElement.style.fontSize = value
    }, size)
  const usual = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await setSize(`${2 * Number.parseFloat(usual)}px`)
  return () => setSize('')
}

/** The largest text that the site's own panel offers. @returns what takes it back */
export async function hugeText(page: Page): Promise<() => Promise<void>> {
  const setSize = (size?: string) =>
    page.evaluate(value => {
      const { dataset } = document.documentElement
      if (value) dataset.size = value
      else delete dataset.size
    }, size)
  await setSize('huge')
  return () => setSize()
}

/** The spacing that readers may set (WCAG 1.4.12). @returns what takes it back */
export async function spreadText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}
