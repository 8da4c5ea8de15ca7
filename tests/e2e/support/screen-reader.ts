/**
 * What somebody who uses the keyboard and a screen reader presses and hears: the focused element as the
 * browser's accessibility tree describes it, and what live regions say. A live region that is inert or
 * outside an open modal dialog says nothing, nor does one that comes with its text, except an alert. What an
 * assertive one says cuts in on what is being read.
 */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { holdTab } from './tab'

export interface Step {
  readonly keys: string
  /** What is read on arriving there. */
  readonly read: string
  /** What live regions say meanwhile. */
  readonly said: readonly string[]
}

/** In every document, before its scripts. */
const listen = () => {
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  const assertive = '[role=alert]:not([aria-live]), [aria-live=assertive]'
  const said: string[] = []
  const texts = new WeakMap<Element, string>()
  const textOf = (region: Element) => {
    const copy = region.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], button, svg')) hidden.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const isShown = region.checkVisibility() && !region.closest('[inert], [hidden]')
    return isShown && (!modal || modal.contains(region))
  }

  // What may lead to words or move the focus: short timers, requests, scripts, steps in the history.
  const awaited = new Set<unknown>()
  const { setTimeout: later, clearTimeout: forget, fetch: request } = window
  const isShort = (ms = 0) => ms <= 1500
  const timer = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const id = later(() => {
      awaited.delete(id)
      run(...args)
    }, ms)
    if (isShort(ms)) awaited.add(id)
    return id
  }
  const stop = (id: number) => {
    awaited.delete(id)
    forget(id)
  }
  // Its body is read, and shown, a moment after its head has come.
  const isOver = (what: unknown) => later(() => awaited.delete(what), 50)
  const fetching = (...args: Parameters<typeof fetch>) => {
    const call = request(...args)
    awaited.add(call)
    return call.finally(() => isOver(call))
  }
  Object.assign(window, { setTimeout: timer, clearTimeout: stop, fetch: fetching })
  const go = history.go.bind(history)
  const step = (delta?: number) => {
    go(delta)
    awaited.add(history)
    later(() => awaited.delete(history), 1000)
  }
  Object.assign(history, { go: step, back: () => step(-1), forward: () => step(1) })
  addEventListener('popstate', () => isOver(history))

  // Tab goes on until it comes to one of the targets; what is pressed after that is not.
  const state = { said, changedAt: 0, targets: [] as Element[], tabs: 0 }
  const isThere = () =>
    state.tabs > 0 && state.targets.some(each => each === document.activeElement)
  addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Tab') return
      if (!isThere()) state.tabs += 1
      else {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )

  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  const isQuiet = (ms: number) =>
    awaited.size === 0 &&
    performance.now() - state.changedAt > ms &&
    !document.getAnimations().some(isMoving)
  /** Nothing has been said for a moment, nothing is awaited, nothing moves, and nothing is computed. */
  const quiet = async (ms: number) => {
    const end = performance.now() + 20_000
    while (!isQuiet(ms)) {
      await new Promise(next => {
        requestIdleCallback(() => later(next, 10), { timeout: 200 })
      })
      if (performance.now() < end) continue
      throw new Error(`Awaited still: ${[...awaited].map(String).join()}`)
    }
  }
  Object.assign(window, { heard: Object.assign(state, { isThere, quiet }) })
  const look = (changes: readonly MutationRecord[]) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const script of added) {
      if (!(script instanceof HTMLScriptElement && script.src)) continue
      awaited.add(script)
      for (const end of ['load', 'error']) script.addEventListener(end, () => isOver(script))
    }
    for (const region of document.querySelectorAll(regions)) {
      const text = textOf(region)
      const before = texts.get(region)
      texts.set(region, text)
      const isNew = before === undefined && [...added].some(node => node.contains(region))
      if (text === '' || text === before || !isHeard(region)) continue
      if (before === undefined && !(isNew && region.matches('[role=alert]'))) continue
      said.push(region.matches(assertive) ? `at once: ${text}` : text)
      state.changedAt = performance.now()
    }
  }
  addEventListener('DOMContentLoaded', () => {
    look([])
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

/** Milliseconds of silence after which something else is pressed. */
const silence = 100

interface Heard {
  readonly quiet: (ms: number) => Promise<void>
  readonly isThere: () => boolean
  targets: Element[]
  tabs: number
}
declare const heard: Heard

interface Node {
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly value?: { readonly value?: string | number }
  readonly properties?: readonly {
    readonly name: string
    readonly value: { readonly value?: unknown }
  }[]
}

/** Without what is hidden from assistive technology; of links that are a part of it their role. */
const spokenText = (element: HTMLElement | SVGElement) => {
  const silent = [...element.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
  const shown = silent.map(({ style }) => style.display)
  for (const { style } of silent) style.display = 'none'
  const links = [...element.querySelectorAll('a')].filter(
    ({ textContent }) => textContent !== element.textContent,
  )
  for (const link of links) link.append(' (link)')
  const text = (element as HTMLElement).innerText
  for (const link of links) link.lastChild?.remove()
  for (const [index, { style }] of silent.entries()) style.display = shown[index] ?? ''
  return text
}

/** What is said behind the text of a block. */
const roleOf = (element: Element) => {
  const { tagName, textContent, firstElementChild: child } = element
  const isLink = tagName === 'A' || (child?.tagName === 'A' && child.textContent === textContent)
  const [, level] = /^H([1-6])$/.exec(tagName) ?? []
  const fold = element.closest('summary')?.parentElement
  if (fold) return `, button, ${fold.hasAttribute('open') ? 'expanded' : 'collapsed'}`
  if (level) return `, heading, level ${level}`
  if (tagName === 'TH') return ', row heading'
  return isLink ? ', link' : ''
}

/** Without spaces that nobody hears. */
const short = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:])/g, '')
    .trim()

/** Of roles that are the browser's own, what screen readers say. */
const spokenRoles: Readonly<Record<string, string>> = { DisclosureTriangle: 'button' }

/** What the protocol leaves out of its tree. */
interface Unlisted {
  readonly current: string | null
  readonly required: boolean
  /** All of what is in a field, so that what is typed takes its place. */
  readonly textSelected: boolean
}

const unlisted = (element: Element): Unlisted => {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const { value, selectionStart, selectionEnd } = isField
    ? element
    : document.createElement('input')
  return {
    current: element.getAttribute('aria-current'),
    required: element.matches(':required, [aria-required=true]'),
    textSelected: value !== '' && selectionStart === 0 && selectionEnd === value.length,
  }
}

/** Name, role, value, states, description, in the order of NVDA. */
function describe(node: Node, { current, required, textSelected }: Unlisted): string {
  const { role, name, description, value, properties = [] } = node
  const property = (wanted: string) => properties.find(each => each.name === wanted)?.value.value
  const states = [
    property('checked') === 'true' && 'checked',
    property('checked') === 'false' && 'not checked',
    property('pressed') === 'true' && 'pressed',
    property('pressed') === 'false' && 'not pressed',
    property('expanded') === true && 'expanded',
    property('expanded') === false && 'collapsed',
    property('selected') === true && 'selected',
    property('disabled') === true && 'unavailable',
    property('invalid') === 'true' && 'invalid entry',
    required && 'required',
    current !== null &&
      current !== 'false' &&
      `current ${current === 'true' ? '' : current}`.trim(),
    property('hasPopup') === 'dialog' && 'opens dialog',
    textSelected && 'text selected',
  ].filter(Boolean)
  const parts = [
    name?.value && `“${short(String(name.value))}”`,
    role?.value && (spokenRoles[role.value] ?? role.value),
    property('level') !== undefined && `level ${property('level')}`,
    value?.value !== undefined && value.value !== '' && `“${short(String(value.value))}”`,
    ...states,
  ].filter(Boolean)
  return parts.join(', ') + (description?.value ? `; ${short(description.value)}` : '')
}

export class ScreenReader {
  readonly steps: Step[] = []
  private modal = ''
  private group = ''

  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen)
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** Opens an address, as from a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.isReady()
    this.modal = ''
    this.group = ''
    this.note(`open ${path}`, `page “${await this.page.title()}”`, [])
  }

  /** Keys that stay on the page. */
  async press(keys: string, options: { readonly hears?: RegExp } = {}): Promise<void> {
    await this.doing(
      keys,
      async () => {
        for (const key of keys.split(' ')) await this.page.keyboard.press(key)
      },
      options.hears,
    )
  }

  async type(text: string, options: { readonly hears?: RegExp } = {}): Promise<void> {
    await this.doing(`“${text}”`, () => this.page.keyboard.type(text), options.hears)
  }

  /** Tab until an element has the focus. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    let count = 0
    await this.doing(
      () => (count === 1 ? key : `${key} × ${count}`),
      async () => {
        await expect(target.first()).toBeAttached()
        await this.page.evaluate(() => {
          heard.tabs = 0
        })
        while (count < 250) {
          await target.evaluateAll(all => {
            heard.targets = all
          })
          await holdTab(this.tree, key === 'Shift+Tab')
          const { tabs, isThere } = await this.page.evaluate(() => {
            const reached = { tabs: heard.tabs, isThere: heard.isThere() }
            heard.targets = []
            return reached
          })
          count = tabs
          if (isThere) return
        }
        throw new Error(`${key} does not reach ${target}`)
      },
    )
  }

  /** A key that leads to another page. */
  async follow(key = 'Enter'): Promise<void> {
    const loaded = this.page.waitForEvent('load')
    await this.page.keyboard.press(key)
    await loaded
    await this.isReady()
    this.modal = ''
    this.group = ''
    this.note(key, `page “${await this.page.title()}”`, [])
  }

  /** A heading or a landmark that the screen reader's own keys go to. */
  async land(key: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const [first = ''] = (await target.ariaSnapshot()).split('\n')
    const [, role, name, level] = /^- (\w+) "(.+?)"(?: \[level=(\d)\])?:?/.exec(first) ?? []
    if (!role) throw new Error(`${target} is no heading or landmark with a name: ${first}`)
    // Tab goes on from there.
    await target.evaluate((element: HTMLElement) => {
      element.tabIndex = -1
      element.focus()
      element.removeAttribute('tabindex')
    })
    this.note(key, `“${name}”, ${role}${level ? `, level ${level}` : ''}`, [])
  }

  /** All that a region says after its heading, block by block. */
  async readAll(region: Locator): Promise<void> {
    await region.evaluate(root => {
      const isInline = (element: Element) =>
        /^inline$|contents/.test(getComputedStyle(element).display)
      for (const element of root.querySelectorAll('*:not(h2)')) {
        // An inline part beside blocks is read by itself, too.
        const siblings = [...(element.parentElement?.children ?? [])]
        const isApart = !isInline(element) || !siblings.every(isInline)
        const isBlock = isApart && [...element.children].every(isInline)
        const isText = isBlock && element.checkVisibility() && /\S/.test(element.textContent ?? '')
        if (isText && !element.closest('[aria-hidden=true], svg, [data-read]'))
          element.setAttribute('data-read', '')
      }
    })
    await this.read(region.locator('[data-read]'))
  }

  /** Texts read one after the other, with what is said of their kind. */
  async read(targets: Locator, key = '↓'): Promise<void> {
    await expect(targets.first()).toBeVisible()
    for (const target of await targets.all()) {
      const role = await target.evaluate(roleOf)
      this.note(key, `${short(await target.evaluate(spokenText))}${role}`, [])
    }
  }

  /** Nothing was said after what was done last had been noted: nothing is lost. */
  async isSilent(): Promise<void> {
    await this.page.evaluate(ms => heard.quiet(ms), 5 * silence)
    expect(await this.page.evaluate('heard.said'), 'nothing is said late').toEqual([])
  }

  private async isReady(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-scripts', 'ready')
    await this.isQuiet()
    await this.page.evaluate('heard.said.splice(0)')
  }

  private async isQuiet(): Promise<void> {
    await this.page.evaluate(ms => heard.quiet(ms), silence)
  }

  /** Does something, and notes what is heard until all has been quiet for a moment. */
  private async doing(
    keys: string | (() => string),
    act: () => Promise<void>,
    hears?: RegExp,
  ): Promise<void> {
    await this.page.evaluate('heard.changedAt = performance.now()')
    await act()
    // What opens by itself takes a moment, too.
    await this.page.evaluate('heard.changedAt = performance.now()')
    const heard = () => this.page.evaluate<string[]>('heard.said')
    if (hears) {
      await expect
        .poll(heard, { message: `${this.page.url()} says ${hears}` })
        .toContainEqual(expect.stringMatching(hears))
    }
    await this.isQuiet()
    const said = await this.page.evaluate<string[]>('heard.said.splice(0)')
    expect(said, 'nothing is said twice').toEqual([...new Set(said)])
    this.note(typeof keys === 'string' ? keys : keys(), await this.focused(), said)
  }

  private note(keys: string, read: string, said: readonly string[]): void {
    this.steps.push({ keys, read, said })
  }

  /** The focused element, or the active option of a combobox; a dialog that has just opened comes first. */
  private async focused(): Promise<string> {
    const isLost = await this.page.evaluate(() => document.activeElement === document.body)
    if (isLost) return 'nothing has the focus'
    const active = `(element => document.getElementById(element.getAttribute('aria-activedescendant')) ?? element)(document.activeElement)`
    const parts = [await this.nodeOf(active)]
    const modal = `document.activeElement.closest('dialog[open], [popover]')`
    const name = (await this.page.evaluate(`Boolean(${modal})`)) ? await this.nodeOf(modal) : ''
    // One without a name is not said.
    if (name.startsWith('“') && name !== this.modal) parts.unshift(name)
    this.modal = name
    const around = `document.activeElement.closest('fieldset, [role=group], [role=radiogroup]')`
    const group = (await this.page.evaluate(`Boolean(${around})`)) ? await this.nodeOf(around) : ''
    if (group.startsWith('“') && group !== this.group) parts.splice(-1, 0, group)
    this.group = group
    return parts.join(' → ')
  }

  private async nodeOf(expression: string): Promise<string> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression })
    if (!result.objectId) return ''
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const rest = await this.page.evaluate<Unlisted>(`(${unlisted})(${expression})`)
    return describe((nodes[0] ?? {}) as Node, rest)
  }
}
