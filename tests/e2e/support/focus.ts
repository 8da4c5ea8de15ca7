/**
 * Checks the focused element: it is on the page, visible, not obscured, and has a focus ring with
 * enough contrast (WCAG 2.2: 2.4.7, 2.4.11, 1.4.11).
 */
import { expect, type Page } from '@playwright/test'
import { headerAndFooter, type Scope } from './scope'
import { holdTab } from './tab'

export interface Focus {
  /** Its name, shortened; empty when nothing is focused. */
  readonly name: string
  readonly problems: readonly string[]
}

const inPage = () => {
  const pixels = (length: string) => Number.parseFloat(length)
  /** RGB and alpha, 0 to 1. */
  const channels = (color: string) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return { rgb: [r / 255, g / 255, b / 255], alpha }
  }
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).rgb.map(share =>
      share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  /** The background colour at a point; `null` on an image or gradient. */
  const groundAt = (x: number, y: number) => {
    for (let each = document.elementFromPoint(x, y); each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      if (backgroundImage !== 'none' || each instanceof HTMLImageElement) return null
      if (channels(backgroundColor).alpha > 0.8) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  const look = (): Focus => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: '', problems: [] }
    }
    const words = (element.ariaLabel ?? element.innerText).trim().split('\n')[0]
    const name = `${element.tagName} ${words?.slice(0, 40)}`
    // A visually hidden checkbox or radio button is represented by its label.
    const label = element.closest('label')
    const own = element.getBoundingClientRect()
    const shown = label && (own.width < 4 || own.height < 4) ? label : element
    // The ::after of a card's link covers the card, and has the ring.
    const after = getComputedStyle(shown, '::after')
    const spread = after.content !== 'none' && after.position === 'absolute'
    const box = (spread ? (shown.offsetParent ?? shown) : shown).getClientRects()[0]
    if (!box) return { name, problems: ['has no place on the page'] }

    const problems: string[] = []
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 2 || bottom - top < 2) {
      return { name, problems: ['is outside of the window'] }
    }
    const shares = [0.2, 0.5, 0.8]
    const over = shares
      .flatMap(x => shares.map(y => [left + (right - left) * x, top + (bottom - top) * y] as const))
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter(hit => !(hit && (shown.contains(hit) || hit.contains(shown) || label?.contains(hit))))
      // The other controls of a card cover nothing of it.
      .filter(hit => !(hit && spread && shown.offsetParent?.contains(hit)))
    if (over.length > 3) {
      problems.push(`is covered by ${[...new Set(over)].map(hit => hit?.outerHTML.slice(0, 90))}`)
    }

    // The ring may be drawn by a parent or sibling.
    const rings = [
      shown,
      element.parentElement,
      shown.parentElement,
      label,
      element.nextElementSibling,
    ]
      .filter(bearer => bearer !== null)
      .flatMap(bearer => [
        { bearer, style: getComputedStyle(bearer) },
        { bearer, style: getComputedStyle(bearer, '::after') },
      ])
      .filter(
        ({ style }) =>
          style.outlineStyle !== 'none' &&
          pixels(style.outlineWidth) >= 1.5 &&
          channels(style.outlineColor).alpha > 0.8,
      )
    const [ring] = rings
    if (!ring) return { name, problems: [...problems, 'has no ring of 2 px'] }
    const { outlineColor, outlineOffset } = ring.style
    const around = (spread ? box : ring.bearer.getClientRects()[0]) ?? box
    const out = pixels(outlineOffset) + 1
    const [x, y] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
    const grounds = [
      groundAt(around.left - out, y),
      groundAt(around.right + out, y),
      groundAt(x, around.top - out),
      groundAt(x, around.bottom + out),
    ]
    const ratios = grounds.map(ground => (ground ? contrast(outlineColor, ground) : 3))
    if (Math.max(...ratios) < 3) {
      problems.push(`has a ring of too little contrast, ${Math.max(...ratios).toFixed(1)}:1`)
    }
    return { name, problems }
  }

  const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=hidden]') &&
    !element.closest('[inert], dialog:not([open])') &&
    element.checkVisibility({ visibilityProperty: true })
  const nextPicture = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

  /** @param known selector of parts to pass over */
  const stopsBut = (known?: string) =>
    [...document.querySelectorAll<HTMLElement>(stops)].filter(
      element => isStop(element) && !(known && element.closest(known)),
    )
  const lookPatiently = async () => {
    let focus = look()
    // Lists out of sight are laid out when they come near.
    for (let again = 0; again < 3 && focus.problems.length > 0; again += 1) {
      await nextPicture()
      focus = look()
    }
    return focus
  }
  const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

  const lookAtAll = async (known?: string): Promise<Focus[]> => {
    const found: Focus[] = []
    for (const element of stopsBut(known)) {
      element.focus()
      const focus = await lookPatiently()
      if (document.activeElement === element) found.push(focus)
    }
    leave()
    return found
  }

  /** Looks at what gets the focus by Shift+Tab, from the last stop on; the order is that of the page. */
  const lookBack = (known?: string): Promise<Focus[]> => {
    const left = new Set(stopsBut(known))
    const found: Focus[] = []
    let before: HTMLElement | undefined = [...left].at(-1)
    before?.focus()
    if (before) left.delete(before)
    const isAbove = (element: Element) =>
      element !== document.body &&
      Boolean(before && element.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
    return new Promise(resolve => {
      const keys = new AbortController()
      const end = () => {
        keys.abort()
        for (const element of left) {
          // Of the buttons of a choice only one is a stop.
          if (!isStop(element) || element.matches('[type=radio]')) continue
          found.push({ name: element.outerHTML.slice(0, 90), problems: ['is passed over'] })
        }
        leave()
        resolve(found)
      }
      let isMoving = false
      let isLooking = false
      const onKeyDown = (event: KeyboardEvent) => {
        if (isLooking) event.preventDefault()
        else isMoving = true
      }
      const onKeyUp = async () => {
        if (!isMoving) return
        isMoving = false
        const element = document.activeElement as HTMLElement
        // A date has several stops, whose rings are the browser's.
        const isDate = element.matches('[type=date]')
        if (isDate && element === before) return
        if (left.size === 0 || !isAbove(element)) return end()
        before = element
        left.delete(element)
        if (isDate || (known && element.closest(known))) return
        isLooking = true
        found.push(await lookPatiently())
        isLooking = false
      }
      addEventListener('keydown', onKeyDown, { capture: true, signal: keys.signal })
      addEventListener('keyup', onKeyUp, { signal: keys.signal })
    })
  }
  return { look, lookAtAll, lookBack }
}

/** @param call made in the page: functions cannot be passed to it */
const inThe = <Result>(page: Page, call: string): Promise<Result> =>
  page.evaluate(`(${inPage})().${call}`)

const look = (page: Page) => inThe<Focus>(page, 'look()')

/** The focused element is visible and has a focus ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect(async () => {
    const focus = await look(page)
    expect(focus.name, 'something has the focus').not.toBe('')
    expect(focus.problems, focus.name).toEqual([])
  }).toPass({ timeout: 3000 })
}

/**
 * Focuses all tab stops in DOM order, with :focus-visible, and then goes back over them by Shift+Tab: each is
 * seen both ways, and has a focus ring.
 */
export async function expectAllStopsSeen(page: Page, { mainOnly }: Scope): Promise<void> {
  await page.keyboard.press('Tab')
  const known = mainOnly ? JSON.stringify(headerAndFooter.join()) : ''
  const all = await inThe<readonly Focus[]>(page, `lookAtAll(${known})`)
  expect(all.length).toBeGreaterThan(3)
  expect.soft(problemsOf(all)).toEqual([])

  const browser = await page.context().newCDPSession(page)
  let isOver = false
  const back = inThe<readonly Focus[]>(page, `lookBack(${known})`).finally(() => {
    isOver = true
  })
  while (!isOver) await holdTab(browser, true)
  await browser.detach()
  expect.soft(problemsOf(await back), 'by Shift+Tab').toEqual([])
}

const problemsOf = (all: readonly Focus[]) => [
  ...new Set(all.flatMap(({ name, problems }) => problems.map(problem => `${name}: ${problem}`))),
]

/**
 * Presses Tab until the focus leaves the page.
 * @returns the focused elements, in order
 */
export async function walk(page: Page): Promise<readonly string[]> {
  const names: string[] = []
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press('Tab')
    const { name } = await look(page)
    if (name === '') return names
    names.push(name)
  }
  return names
}
