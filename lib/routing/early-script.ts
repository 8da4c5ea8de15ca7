import { hydrated } from './hydrated'

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
 * chosen in a `<select>` is chosen again.
 *
 * An inline script, the same on every page, because it has to run before the first paint. It is
 * written in the newest syntax of the site's scripts (a static block, look-behind): a browser that
 * cannot parse those cannot parse this one either.
 */
export const earlyScript = `(class {
  static {
    const root = document.documentElement
    const ours = /(?<=[/]_next[/]static[/].*)[.]js/
    const pressed = new Set()
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
      pressed.add(button)
      button.dataset.waiting = ''
    }, true)
    const chosen = new Map()
    addEventListener('change', ({ target }) => {
      if (isLoading() && target.localName === 'select') chosen.set(target, target.selectedIndex)
    }, true)
    const repeat = () => {
      for (const [select, index] of chosen) {
        select.selectedIndex = index
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      chosen.clear()
      for (const button of pressed) {
        delete button.dataset.waiting
        button.click()
      }
      pressed.clear()
    }
    addEventListener('${hydrated}', () => {
      root.dataset.scripts = 'ready'
      setTimeout(repeat)
    })
  }
})`
