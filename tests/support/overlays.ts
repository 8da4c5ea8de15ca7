/**
 * What opens over a page, opened and closed in every way after each kind of link to a place on the page,
 * whose history entry is the browser's own, all in one document. By CSS selectors, for any browser.
 */
import type { Driver } from './driver'
import { until } from './until'

type Layout = 'desktop' | 'mobile'

interface Overlay {
  /** Selector of what opens it; of several the first one that is seen. */
  readonly opener: string
  /** What is seen while it is open. */
  readonly shown: string
  /** The button that closes it; without one its opener does. */
  readonly button?: string
  /** A field and a button that sends it, and what is seen afterwards. */
  readonly send?: {
    readonly fill: Readonly<Record<string, string>>
    readonly submit: string
    readonly said: string
  }
}

interface Place {
  readonly path: string
  /** Links to places on the page. */
  readonly links: readonly string[]
  readonly overlays: Readonly<Record<string, Overlay>>
}

const dialogButton = 'dialog[open] button'
const search: Overlay = {
  opener: 'header details[data-search] > summary',
  shown: 'header details[data-search] input',
}
const request: Overlay = {
  opener: 'main a[rel=nofollow][aria-haspopup=dialog]',
  shown: 'dialog[open] [name=phone]',
  button: dialogButton,
  send: {
    fill: { '[name=name]': 'Мадина', '[name=phone]': '7010000031' },
    submit: '[type=submit]',
    said: '[role=status] [data-kind=accepted]',
  },
}

const skip = '.skip-link'
const contents = 'main li a[href^="#"]'
const sources = 'main a[href="#sources"]'

const places: Readonly<Record<Layout, readonly Place[]>> = {
  desktop: [
    {
      path: '/posts/mrt-ili-kt',
      links: [skip, contents, sources],
      overlays: {
        'the request dialog': request,
        'the search of the header': search,
        'the languages': { opener: '[data-languages] > button', shown: '#languages a' },
        'the display settings': { opener: '[popovertarget]', shown: '#display-panel' },
      },
    },
    {
      path: '/analysis/list',
      links: [skip, 'main .skip-link', contents],
      overlays: {
        "the doctor's list": {
          opener: 'aside a[aria-haspopup=dialog]',
          shown: 'dialog[open] textarea',
          button: dialogButton,
        },
      },
    },
  ],
  mobile: [
    {
      path: '/posts/mrt-ili-kt',
      links: [skip, contents, sources],
      overlays: {
        'the request dialog': request,
        'the search of the header': search,
        'the menu': {
          opener: 'header a[aria-haspopup=dialog]',
          shown: 'dialog[open] nav a',
          button: dialogButton,
        },
      },
    },
    {
      path: '/analysis/list',
      links: [skip],
      overlays: {
        'the calculator': {
          opener: 'button[type=submit][aria-haspopup=dialog]',
          shown: 'dialog[open] h2',
          button: dialogButton,
        },
      },
    },
    {
      path: '/doctors-list/list',
      links: [skip],
      overlays: {
        'the specialties': {
          opener: 'main details > summary',
          shown: 'main details [role=combobox]',
        },
      },
    },
  ],
}

/** Whether the first element that matches is seen, not within closed details either. */
const isSeen = (selector: string) =>
  `Boolean(document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }))`

/** Marks the first element that is seen. */
const mark = (selector: string) => `(() => {
  document.querySelector('[data-marked]')?.removeAttribute('data-marked')
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find(each => each.getClientRects().length > 0)
  found?.setAttribute('data-marked', '')
  return Boolean(found)
})()`
const marked = '[data-marked]'

const isMarkedFocused = `document.activeElement.matches('${marked}')`
const overPage = '(history.state?.overPage?.length ?? 0)'

/** A point where a press closes what is open: its backdrop, or a text outside of it. */
const pointOutside = `(() => {
  const dialog = document.querySelector('dialog[open]')
  const points = [[3, innerHeight / 2], [innerWidth - 3, innerHeight / 2], [innerWidth / 2, innerHeight - 150]]
  return points.find(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return dialog ? hit === dialog : hit && !hit.closest('a, button, input, label, summary, [popover], header')
  }) ?? null
})()`

class Walk {
  constructor(
    readonly visitor: Driver,
    private readonly url: string,
  ) {}

  /** What went wrong in a place, each with its case. */
  async problemsOf({ path, links, overlays }: Place): Promise<readonly string[]> {
    const problems: string[] = []
    let isFresh = false
    for (const link of links) {
      for (const [name, overlay] of Object.entries(overlays)) {
        const cases = { ...closings, ...(overlay.send && { sent: send }) }
        for (const [closing, close] of Object.entries(cases)) {
          try {
            if (!isFresh) await this.open(path)
            isFresh = true
            await this.follow(link)
            await close(this, overlay)
            if (!(await this.look('window.sameDocument === true'))) throw new Error('a reload')
          } catch (error) {
            isFresh = false
            problems.push(`${name}, after ${link}, ${closing}: ${error}`)
          }
        }
      }
    }
    return problems
  }

  look<T>(expression: string): Promise<T> {
    return this.visitor.look<T>(expression)
  }

  is(expression: string): Promise<void> {
    // Between two documents an expression fails.
    const look = () => this.look<boolean>(`Boolean(${expression})`).catch(() => false)
    return until(look, 10_000).catch(() => {
      throw new Error(`not ${expression}`)
    })
  }

  private async open(path: string): Promise<void> {
    await this.visitor.open(this.url + path)
    await this.is(`document.documentElement.dataset.scripts === 'ready'`)
    await this.look('(window.sameDocument = true)')
  }

  /** By mouse; the skip link by keyboard, as it is seen then only. What scripts keep in the entry is written, too. */
  private async follow(link: string): Promise<void> {
    await this.is(mark(link))
    if (link.includes(skip)) await this.visitor.enter(marked)
    else await this.visitor.click(marked)
    await this.is(`location.hash !== ''`)
    await this.look(`scrollBy({ top: scrollY > 60 ? -60 : 60, behavior: 'instant' })`)
    await this.is('history.state?.kept?.page')
  }

  /** By keyboard, as Safari does not focus what is clicked. */
  async show({ opener, shown }: Overlay): Promise<void> {
    await this.is(mark(opener))
    await this.visitor.enter(marked)
    await this.is(isSeen(shown))
    if (await this.look('document.querySelector("dialog[open]")'))
      await this.is(`${overPage} === 1`)
  }

  async isClosed({ shown }: Overlay): Promise<void> {
    await this.is(`!(${isSeen(shown)}) && ${overPage} === 0`)
  }

  async isBack(overlay: Overlay): Promise<void> {
    await this.isClosed(overlay)
    await this.is(isMarkedFocused)
  }
}

type Closing = (walk: Walk, overlay: Overlay) => Promise<void>

const closings: Readonly<Record<string, Closing>> = {
  'closed by Escape': async (walk, overlay) => {
    await walk.show(overlay)
    await walk.visitor.press('Escape')
    // The suggestions of the search close first.
    if (overlay === search) await walk.visitor.press('Escape')
    await walk.isBack(overlay)
  },
  'closed by its button': async (walk, overlay) => {
    await walk.show(overlay)
    await walk.visitor.enter(overlay.button ?? marked)
    await walk.isBack(overlay)
  },
  'closed by a press outside': async (walk, overlay) => {
    await walk.show(overlay)
    const point = await walk.look<readonly [number, number] | null>(pointOutside)
    if (point) await walk.visitor.clickAt(...point)
    else await walk.visitor.press('Escape')
    await walk.isClosed(overlay)
  },
  'closed by "back"': async (walk, overlay) => {
    await walk.show(overlay)
    const place = await walk.look<string>('location.hash')
    const isDialog = await walk.look<boolean>(`document.querySelector('dialog[open]') !== null`)
    await walk.look('setTimeout(() => history.back())')
    if (isDialog) await walk.isBack(overlay)
    // A panel has no entry: the visitor comes back from the place on the page.
    else await walk.is(`location.hash !== '${place}'`)
  },
}

const send: Closing = async (walk, overlay) => {
  const { send } = overlay
  if (!send) return
  await walk.show(overlay)
  for (const [field, text] of Object.entries(send.fill))
    await walk.visitor.type(`dialog[open] ${field}`, text)
  await walk.visitor.click('dialog[open] [type=checkbox]')
  await walk.visitor.click(`dialog[open] ${send.submit}`)
  await walk.is(isSeen(send.said))
  await walk.isBack(overlay)
  await walk.is(isSeen(send.said))
}

/** @returns what went wrong, in all places of a layout */
export async function problemsOfOverlays(
  visitor: Driver,
  url: string,
  layout: Layout,
): Promise<readonly string[]> {
  const walk = new Walk(visitor, url)
  const problems: string[] = []
  for (const place of places[layout]) problems.push(...(await walk.problemsOf(place)))
  return problems
}
