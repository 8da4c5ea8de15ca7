import { displayNames } from './display'
import { hydrated } from './hydrated'

/** Attributes of the root element that nothing takes away but React, when it draws the page once more. */
const kept = displayNames.map(name => `data-${name}`)

/** Milliseconds after the page's `load` event within which hydration is expected. */
const patienceMs = 10_000

/**
 * The attribute `data-scripts` of the root element, for the mixins `scripted` and `scriptless`:
 * `loading` while hydration is expected, then `ready`; missing where scripts are off, too new for the
 * browser, or have failed to load, so that the page is shown as without JavaScript.
 *
 * Safari allows 100 changes of the history in 10 seconds, older versions in 30, and throws at the next
 * one. Here further changes are left out: what they keep is a comfort.
 *
 * Buttons pressed before hydration are marked with `data-waiting`, and pressed again after it; what was
 * chosen in a `<select>` is chosen again. Where a translator was earlier than React, which then draws
 * the page once more, what was typed, ticked, opened and focused is found again in the new controls,
 * and the root element gets back the visitor's display settings.
 *
 * An inline script, the same on every page, because it has to run before the first paint. It is
 * written in the newest syntax of the site's scripts (a static block, look-behind): a browser that
 * cannot parse those cannot parse this one either.
 */
export const earlyScript = `(class {
  static {
    const root = document.documentElement
    const ours = /(?<=[/]_next[/]static[/].*)[.]js/
    const pressed = new Map()
    const changed = new Map()
    const opened = new Map()
    let focused
    /** @returns a function that finds the control, or the one that has taken its place */
    const follow = control => {
      const { localName, classList, name, type, value } = control
      const selector = localName + [...classList].map(each => '.' + CSS.escape(each)).join('') +
        (name ? '[name="' + name + '"]' : '') +
        (/checkbox|radio/.test(type) ? '[value="' + CSS.escape(value) + '"]' : '')
      const place = [...document.querySelectorAll(selector)].indexOf(control)
      return () => control.isConnected ? control : document.querySelectorAll(selector)[place] ?? control
    }
    const take = (before, field) => {
      if (field.localName === 'select') field.selectedIndex = before.selectedIndex
      else if (field === before) return
      else if (before.checked !== field.checked) return field.click()
      // By the prototype's setter: React compares with the value that was set last.
      else Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value').set.call(field, before.value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    new MutationObserver(changes => {
      for (const { attributeName, oldValue } of changes) {
        if (oldValue && !root.hasAttribute(attributeName)) root.setAttribute(attributeName, oldValue)
      }
    }).observe(root, { attributeFilter: ${JSON.stringify(kept)}, attributeOldValue: true })
    const isLoading = () => root.dataset.scripts === 'loading'
    const giveUp = () => isLoading() && delete root.dataset.scripts
    root.dataset.scripts = 'loading'
    for (const name of ['pushState', 'replaceState']) {
      const change = history[name].bind(history)
      history[name] = (state, unused, url) => {
        try { change(state, unused, url) } catch (error) {
          if (error.name !== 'SecurityError') throw error
        }
      }
    }
    addEventListener('error', ({ target, filename }) => {
      if (ours.test(filename || target.src)) giveUp()
    }, true)
    addEventListener('load', () => setTimeout(giveUp, ${patienceMs}))
    addEventListener('click', ({ target }) => {
      const button = target.closest('button[type=button]:not([popovertarget])')
      if (!button || !isLoading()) return
      pressed.delete(button)
      pressed.set(button, follow(button))
      button.dataset.waiting = ''
    }, true)
    addEventListener('input', ({ target }) => isLoading() && changed.set(target, follow(target)), true)
    addEventListener('toggle', ({ target }) => isLoading() && opened.set(target, follow(target)), true)
    addEventListener('focusin', ({ target }) => { if (isLoading()) focused = follow(target) })
    const repeat = () => {
      for (const [before, find] of changed) take(before, find())
      for (const [before, find] of opened) find().open = before.open
      if (document.activeElement === document.body) focused?.().focus()
      for (const [button, find] of pressed) {
        delete button.dataset.waiting
        find().click()
      }
      for (const each of [changed, opened, pressed]) each.clear()
    }
    addEventListener('${hydrated}', () => {
      root.dataset.scripts = 'ready'
      setTimeout(repeat)
    })
  }
})`
