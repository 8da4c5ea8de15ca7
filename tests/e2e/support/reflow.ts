/** Content that is lost in narrow viewports, with enlarged text, or with increased text spacing. */
import { expect, type Page } from '@playwright/test'
import { headerAndFooter, type Scope } from './scope'

type Size = readonly [width: number, height: number]

export interface Look {
  readonly name: string
  /** The viewports, one after the other. */
  readonly sizes: readonly Size[]
  /** Made in the first of them. @returns a function that reverts it */
  readonly change?: (page: Page) => Promise<() => Promise<void>>
  /** In a viewport this low and narrow little is sticky, and words of headings fit. */
  readonly low?: boolean
  /** What stands in columns has room for its words. */
  readonly columns?: boolean
}

/** Nothing is clipped, and nothing overflows horizontally (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function expectNothingLost(
  page: Page,
  looks: readonly Look[],
  scope: Scope,
): Promise<void> {
  for (const { name, sizes, change, low, columns } of looks) {
    let takeBack: (() => Promise<void>) | undefined
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      takeBack ??= await change?.(page)
      const where = `${name}, ${width} px`
      expect.soft(await lossesOf(page, scope), where).toEqual([])
      if (low) {
        expect.soft(await stuckShare(page), `${where}: stuck`).toBeLessThanOrEqual(0.25)
        expect.soft(await brokenWordsOf(page), `${where}: words over two lines`).toEqual([])
      }
      if (columns) expect.soft(await narrowTextsOf(page, scope), `${where}: too narrow`).toEqual([])
    }
    await takeBack?.()
  }
}

/** Horizontal overflow of the page, px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Text that is clipped or outside of the viewport, and horizontal overflow of the page. Intended
 * truncation (ellipsis, line clamp) does not count.
 */
function lossesOf(page: Page, { mainOnly }: Scope): Promise<readonly string[]> {
  const skipped = mainOnly ? headerAndFooter.join() : undefined
  return page.evaluate(known => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)
    }

    const isSkipped = (element: Element) =>
      (known !== undefined && element.closest(known) !== null) ||
      element.closest('[inert], dialog:not([open]), .skip-link, .visually-hidden') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    type Cutter = DOMRect | null | undefined
    /** The nearest clipping ancestor; `null` if the clipped part can be scrolled to. */
    const cutters = {
      overflowX: new Map<Element, Cutter>(),
      overflowY: new Map<Element, Cutter>(),
    }
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
  }, skipped)
}

/** Texts of three lines and more on which fewer than 12 letters have room. Cells of tables are not looked at. */
function narrowTextsOf(page: Page, { mainOnly }: Scope): Promise<readonly string[]> {
  const skipped = ['table', '.visually-hidden', ...(mainOnly ? headerAndFooter : [])].join()
  return page.evaluate(known => {
    interface Shown {
      text: string
      width: number
      readonly lines: Set<number>
    }
    const blocks = new Map<Element, Shown>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.replaceAll(/\s+/g, ' ') ?? ''
      let block = words.trim() ? texts.currentNode.parentElement : null
      if (!block?.checkVisibility() || block.closest(known)) continue
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block) continue
      const shown = blocks.get(block) ?? { text: '', width: 0, lines: new Set() }
      blocks.set(block, shown)
      shown.text += words
      range.selectNodeContents(texts.currentNode)
      for (const { width, bottom } of range.getClientRects()) {
        shown.width += width
        shown.lines.add(Math.round(bottom / 8))
      }
    }
    return [...blocks].flatMap(([block, { text, width, lines }]) => {
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      const letters = ((block.clientWidth - padding) * text.length) / width
      return lines.size < 3 || letters >= 12
        ? []
        : [`"${text.slice(0, 50)}": ${letters.toFixed(1)} letters`]
    })
  }, skipped)
}

/** Words of visible headings that are broken within, at no hyphen. */
function brokenWordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (!heading.checkVisibility()) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
            broken.push(word)
        }
      }
    }
    return broken
  })
}

/**
 * Share of the viewport that is covered by fixed and sticky elements, in the middle of the page.
 */
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

/** Doubles the root font size, as the browser's text size setting does. @returns a function that reverts it */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const setSize = (size: string) =>
    page.evaluate(value => {
      document.documentElement.style.fontSize = value
    }, size)
  const usual = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await setSize(`${2 * Number.parseFloat(usual)}px`)
  return () => setSize('')
}

/** The text size of the browser's settings, 200 %. @returns a function that reverts it */
export async function doubleBrowserText(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const setSizes = (standard: number, fixed: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await setSizes(32, 26)
  return async () => {
    await setSizes(16, 13)
    await browser.detach()
  }
}

/** The largest text size of the display settings. @returns a function that reverts it */
export async function hugeText(page: Page): Promise<() => Promise<void>> {
  const setSize = (size: string) =>
    page.evaluate(value => {
      document.documentElement.dataset.size = value
    }, size)
  await setSize('huge')
  return () => setSize('usual')
}

/** The text spacing of WCAG 1.4.12. @returns a function that reverts it */
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
