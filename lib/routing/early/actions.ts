/**
 * What a visitor does before hydration, done again after it: buttons pressed (marked `data-waiting`
 * until then), and, where a translator was earlier than React, which then draws the page once more,
 * all that the old elements held: text and its caret, ticks, choices, open panels, the focus, and how
 * far the page and the boxes in it were scrolled.
 *
 * An element is found again by what no translator changes: its styles, name, value and address, the
 * record it stands in, and its place among those that have all this in common. Where their number
 * is another one now, nothing is done: no press is better than that of another doctor's button.
 */
import { isTick, setValue, type TextHolder } from './fields'
import { follow, select } from './follow'

export interface EarlyActions {
  /** Presses are not repeated: what was pressed is out of sight. */
  readonly forgetPresses: () => void
  /** To be called once, after hydration. */
  readonly repeat: () => Promise<void>
}

/** @param isLoading whether hydration is expected: what is done later is React's */
export function rememberActions(isLoading: () => boolean): EarlyActions {
  const pressed = new Set<HTMLButtonElement>()
  const chosen = new Set<HTMLSelectElement>()
  const written = new Map<HTMLTextAreaElement, string>()
  const opened = new Map<HTMLElement, boolean>()
  const scrolled = new Map<Element, ScrollToOptions>()
  const gone: Node[] = []
  let focused: HTMLElement | undefined
  let position: number | undefined
  let seen: { readonly element: Element; readonly top: number } | undefined
  let hasActed = false

  const listen = (type: string, listener: (target: EventTarget | null, event: Event) => void) => {
    const receive = (event: Event) => {
      if (isLoading()) listener(event.target, event)
    }
    addEventListener(type, receive, true)
  }

  const forget = (button: HTMLButtonElement) => {
    pressed.delete(button)
    delete button.dataset.waiting
  }

  listen('click', target => {
    const selector = 'button[type=button]:not([popovertarget])'
    const button = target instanceof Element && target.closest<HTMLButtonElement>(selector)
    if (!button) return
    pressed.delete(button)
    pressed.add(button)
    button.dataset.waiting = ''
  })

  listen('input', target => {
    if (target instanceof HTMLSelectElement) chosen.add(target)
    if (target instanceof HTMLTextAreaElement) written.set(target, target.value)
    // What is typed after a button of the form was pressed, such as one that clears it, stays.
    if (target instanceof HTMLInputElement && !isTick(target)) {
      for (const button of pressed) if (target.form && button.form === target.form) forget(button)
    }
  })

  listen('toggle', (target, event) => {
    if (!(target instanceof HTMLElement)) return
    const isOpened = 'newState' in event && event.newState === 'open'
    opened.set(target, isOpened || (target instanceof HTMLDetailsElement && target.open))
  })

  listen('focusin', target => {
    focused = target instanceof HTMLElement ? target : undefined
  })
  // An element that is taken away loses the focus, too, as it does when the window loses it.
  listen('focusout', () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement !== focused) focused = undefined
    }),
  )

  listen('scroll', target => {
    if (target instanceof Element) {
      const { scrollLeft: left, scrollTop: top } = target
      scrolled.set(target, { left, top, behavior: 'instant' })
    } else {
      position = scrollY
      seen = undefined
    }
  })
  for (const action of ['pointerdown', 'keydown', 'wheel']) {
    listen(action, () => {
      hasActed = true
    })
  }
  listen('scrollend', target => {
    // A position of the browser's, after "back", may lie below what is there so far.
    if (target !== document || !hasActed) return
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const element = middle?.closest('a, label, li, p, section')
    if (element) seen = { element, top: element.getBoundingClientRect().top }
  })

  const removals = new MutationObserver(changes => {
    for (const { removedNodes } of changes) gone.push(...removedNodes)
  })
  listen('DOMContentLoaded', () => removals.observe(document.body, { childList: true }))

  /** Gives the elements that React has drawn once more what the earlier ones held. */
  const restore = () => {
    const fields = [...chosen, ...select<TextHolder>('input, textarea', gone)].filter(isDirty)
    const elements = [...opened.keys(), ...fields, ...scrolled.keys(), focused, seen?.element]
    // Before anything changes: a field that holds text may look different.
    const found = new Map<Element, Element | undefined>()
    for (const element of elements) if (element) found.set(element, follow(element, gone)())
    // It has the local name of the earlier one, and so its class.
    const now = <T extends Element>(before: T) => found.get(before) as T | undefined
    for (const [before, isOpen] of opened) {
      const element = now(before)
      if (!element || element === before) continue
      if (element instanceof HTMLDetailsElement) element.open = isOpen
      else if (element.popover && isOpen) element.showPopover?.()
    }
    // Ticks first: typed text may shorten the list.
    fields.sort((one, other) => Number(isTick(other)) - Number(isTick(one)))
    for (const field of fields) {
      const element = now(field)
      if (element) setValue(element, field)
    }
    // React gives a text area that it takes over the text of the server.
    for (const [area, value] of written) {
      if (area.isConnected && area.value !== value) setValue(area, { value })
    }
    for (const [box, place] of scrolled) now(box)?.scrollTo(place)
    if (focused && document.activeElement === document.body) {
      now(focused)?.focus({ preventScroll: true })
    }
    if (gone.length > 0) restoreTarget()
    if (gone.length === 0 || position === undefined) return
    scrollTo({ top: position, behavior: 'instant' })
    const middle = seen && now(seen.element)
    if (!seen || !middle) return
    scrollBy({ top: middle.getBoundingClientRect().top - seen.top, behavior: 'instant' })
  }

  const repeat = async () => {
    removals.disconnect()
    const found = [...pressed].map(button => ({ button, find: follow(button, gone) }))
    for (const { find } of found) find()
    restore()
    gone.length = 0
    for (const { button, find } of found) {
      delete button.dataset.waiting
      find()?.click()
      // React renders between two presses of a visitor, too.
      await new Promise(done => setTimeout(done))
    }
  }

  return { forgetPresses: () => pressed.forEach(forget), repeat }
}

function isDirty(field: HTMLSelectElement | TextHolder): boolean {
  if (field instanceof HTMLSelectElement) return true
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  return field.value !== field.defaultValue || isTicked
}

/** The new element of the address's "#" becomes the target. */
function restoreTarget(): void {
  if (!location.hash) return
  const { state } = history
  location.replace(location.hash)
  history.replaceState(state, '')
}
