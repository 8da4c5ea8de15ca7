/**
 * What a visitor does before hydration, done again after it: buttons pressed (marked `data-waiting`
 * until then), and, where a translator was earlier than React, which then draws the page once more,
 * all that the old elements held: text and its caret, ticks, choices, open panels, the focus, and how
 * far the page and the boxes in it were scrolled.
 *
 * An element is found again by what no translator changes: its styles, name, value and address, the
 * record it stands in, and its place among those that have all this in common. Where their number
 * is another one now, nothing is done: no press is better than that of another doctor's button.
 *
 * Part of the early script; expects its `isLoading`, defines `repeat`.
 */
export const earlyActions = `
    const pressed = new Set()
    const chosen = new Set()
    const written = new Map()
    const opened = new Map()
    const scrolled = new Map()
    const gone = []
    let focused, position, seen
    const kindOf = element => [
      ...['name', 'href'].map(name => element.getAttribute(name)),
      element.closest('[class]')?.getAttribute('class'),
      /button|checkbox|radio/.test(element.type) && element.value,
      (element.closest('article') ?? element.closest('li'))?.querySelector('a[href]')?.getAttribute('href')
    ].join('\\n')
    const select = (selector, parts) => parts.flatMap(part => [...part.querySelectorAll?.(selector) ?? []])
    const alike = (element, parts) => {
      const kind = kindOf(element)
      return select(element.localName, parts).filter(each => kindOf(each) === kind)
    }
    /** @returns a function that finds the element, or the one that has taken its place */
    const follow = element => {
      const before = alike(element, element.isConnected ? [document.body] : gone)
      // -1 for one that is gone alone: it belonged to what hydration has replaced.
      const place = before.indexOf(element)
      let current = element
      return () => {
        if (current.isConnected) return current
        const now = alike(element, [document.body])
        if (place < 0 || now.length !== before.length) return
        current = now[place]
        return current
      }
    }
    const isTick = field => /checkbox|radio/.test(field.type)
    const take = (before, field) => {
      if (field.localName === 'select') field.selectedIndex = before.selectedIndex
      else if (isTick(field)) return before.checked !== field.checked && field.click()
      // By the prototype's setter: React compares with the value that was set last.
      else Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value').set.call(field, before.value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      if (before.selectionStart != null) field.setSelectionRange(before.selectionStart, before.selectionEnd)
    }
    const listen = (type, listener) => addEventListener(type, event => {
      if (isLoading()) listener(event.target, event)
    }, true)
    listen('click', target => {
      const button = target.closest('button[type=button]:not([popovertarget])')
      if (!button) return
      pressed.delete(button)
      pressed.add(button)
      button.dataset.waiting = ''
    })
    const forget = button => {
      pressed.delete(button)
      delete button.dataset.waiting
    }
    listen('input', target => {
      const { localName, form, value } = target
      if (localName === 'select') chosen.add(target)
      if (localName === 'textarea') written.set(target, value)
      // What is typed after a button of the form was pressed, such as one that clears it, stays.
      if (localName === 'input' && !isTick(target)) {
        for (const button of pressed) if (form && button.form === form) forget(button)
      }
    })
    listen('toggle', (target, { newState }) => opened.set(target, newState === 'open' || target.open))
    listen('focusin', target => { focused = target })
    // An element that is taken away loses the focus, too, as it does when the window loses it.
    listen('focusout', target => queueMicrotask(() => {
      if (target === focused && target.isConnected && document.activeElement !== target) focused = undefined
    }))
    listen('scroll', target => {
      const { scrollLeft: left, scrollTop: top } = target
      if (target !== document) return scrolled.set(target, { left, top, behavior: 'instant' })
      position = scrollY
      seen = undefined
    })
    let hasActed
    for (const action of ['pointerdown', 'keydown', 'wheel']) listen(action, () => { hasActed = true })
    listen('scrollend', target => {
      // A position of the browser's, after "back", may lie below what is there so far.
      if (target !== document || !hasActed) return
      const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('a, label, li, p, section')
      if (element) seen = { element, top: element.getBoundingClientRect().top }
    })
    const taken = new MutationObserver(changes => {
      for (const { removedNodes } of changes) gone.push(...removedNodes)
    })
    listen('DOMContentLoaded', () => taken.observe(document.body, { childList: true }))
    /** Gives the elements that React has drawn once more what the earlier ones held. */
    const restore = () => {
      const isDirty = field => field.localName === 'select' || field.value !== field.defaultValue ||
        field.checked !== field.defaultChecked
      const fields = [...chosen, ...select('input, textarea', gone)].filter(isDirty)
      const kept = [...opened.keys(), ...fields, ...scrolled.keys(), focused, seen?.element]
      // Before anything changes: a field that holds text may look different.
      const found = new Map(kept.filter(Boolean).map(each => [each, follow(each)()]))
      for (const [before, isOpen] of opened) {
        const now = found.get(before)
        if (!now || now === before) continue
        if (now.popover && isOpen) now.showPopover?.()
        else now.open = isOpen
      }
      // Ticks first: typed text may shorten the list.
      for (const field of fields.sort((one, other) => isTick(other) - isTick(one))) {
        const now = found.get(field)
        if (now) take(field, now)
      }
      // React gives a text area that it takes over the text of the server.
      for (const [area, value] of written) {
        if (area.isConnected && area.value !== value) take({ value }, area)
      }
      for (const [box, place] of scrolled) found.get(box)?.scrollTo(place)
      if (document.activeElement === document.body) found.get(focused)?.focus({ preventScroll: true })
      if (gone.length && location.hash) {
        // The new element becomes the target.
        const { state } = history
        location.replace(location.hash)
        history.replaceState(state, '')
      }
      if (!gone.length || position === undefined) return
      scrollTo({ top: position, behavior: 'instant' })
      const now = found.get(seen?.element)
      if (now) scrollBy({ top: now.getBoundingClientRect().top - seen.top, behavior: 'instant' })
    }
    const repeat = async () => {
      taken.disconnect()
      const found = [...pressed].map(button => [button, follow(button)])
      for (const [, find] of found) find()
      restore()
      gone.length = 0
      for (const [button, find] of found) {
        delete button.dataset.waiting
        find()?.click()
        // React renders between two presses of a visitor, too.
        await new Promise(done => setTimeout(done))
      }
    }`
