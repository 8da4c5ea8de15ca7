/**
 * What somebody who uses the keyboard and a screen reader presses and hears: the focused element as the
 * browser's accessibility tree describes it, and what live regions say. A live region that is inert or
 * outside an open modal dialog says nothing, nor does one that comes with its text, except an alert.
 */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

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
  const said: string[] = []
  const texts = new WeakMap<Element, string>()
  const textOf = (region: Element) => {
    const copy = region.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], button, svg')) hidden.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return !region.closest('[inert], [hidden]') && (!modal || modal.contains(region))
  }
  const state = { said, changedAt: 0 }
  Object.assign(window, { heard: state })
  const look = (changes: readonly MutationRecord[]) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const region of document.querySelectorAll(regions)) {
      const text = textOf(region)
      const before = texts.get(region)
      texts.set(region, text)
      const isNew = before === undefined && [...added].some(node => node.contains(region))
      if (text === '' || text === before || !isHeard(region)) continue
      if (before === undefined && !(isNew && region.matches('[role=alert]'))) continue
      said.push(text)
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

/** Nothing has been said for a moment, and nothing moves; the moment is longer than any debounce of the site. */
const quiet = `performance.now() - heard.changedAt > 700 && document
  .getAnimations()
  .every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().iterations === Infinity)`

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

const short = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Name, role, value, states, description, in the order of NVDA. */
function describe({ role, name, description, value, properties = [] }: Node): string {
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
    property('required') === true && 'required',
  ].filter(Boolean)
  const parts = [
    name?.value && `“${short(String(name.value))}”`,
    role?.value,
    value?.value !== undefined && value.value !== '' && `“${short(String(value.value))}”`,
    ...states,
  ].filter(Boolean)
  return parts.join(', ') + (description?.value ? `; ${short(description.value)}` : '')
}

export class ScreenReader {
  readonly steps: Step[] = []
  private modal = ''

  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen)
    const tree = await page.context().newCDPSession(page)
    await tree.send('Accessibility.enable')
    return new ScreenReader(page, tree)
  }

  /** Opens an address, as from a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' })
    await this.isReady()
    this.modal = ''
    this.note(`open ${path.replace(/^\/kk/, '') || '/'}`, `page “${await this.page.title()}”`, [])
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
        while (count < 250) {
          await this.page.keyboard.press(key)
          count += 1
          const isThere = () =>
            target.evaluateAll(all => all.some(each => each === document.activeElement))
          if (await isThere()) return
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
    this.note(key, `page “${await this.page.title()}”`, [])
  }

  /** Reads on from a heading or a landmark that the screen reader's own keys go to. */
  async read(key: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const text = short(await target.innerText())
    this.note(key, text.length > 400 ? `${text.slice(0, 400)}…` : text, [])
  }

  private async isReady(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-scripts', 'ready')
    await this.page.waitForLoadState('networkidle')
    await this.page.evaluate('heard.said.splice(0)')
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
    await expect.poll(() => this.page.evaluate<boolean>(quiet)).toBe(true)
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
    if (name && name !== this.modal) parts.unshift(name)
    this.modal = name
    return parts.join(' → ')
  }

  private async nodeOf(expression: string): Promise<string> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression })
    if (!result.objectId) return ''
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    return describe((nodes[0] ?? {}) as Node)
  }
}
