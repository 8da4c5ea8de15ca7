import { displayNames } from './display'
import { earlyActions } from './early-actions'
import { hydrated } from './hydrated'
import { earlyLanguage } from './stored-language'

/**
 * Attributes of the root element that nothing takes away but React, when it draws the page once more:
 * the visitor's display settings, and the height that is reserved after "back" (`page-height.ts`).
 */
const kept = [...displayNames.map(name => `data-${name}`), 'style']

/** Milliseconds after the page's `load` event within which hydration is expected. */
const patienceMs = 10_000

/**
 * Milliseconds without another element or file before `load`, after which the rest of the page is not expected any more: a
 * connection that breaks off or stalls brings no `load`, and React waits for the rest for ever.
 */
const stalledMs = 15_000

/**
 * The attribute `data-scripts` of the root element, for the mixins `scripted` and `scriptless`:
 * `loading` while hydration is expected, then `ready`; missing where scripts are off, too new for the
 * browser, or have failed to load, and where the page broke off, so that it is shown as without JavaScript.
 *
 * Safari allows 100 changes of the history in 10 seconds, older versions in 30, and throws at the next
 * one. Here further changes are left out: what they keep is a comfort.
 *
 * Next's router loads the document again when it comes back to a history entry whose state lacks its mark
 * `__NA`. It sets the mark on its own entries, not on those that the browser makes for "#" links: here whoever
 * writes the state of any entry sets it.
 *
 * What was done before hydration is done after it (`early-actions.ts`), and where a translator was
 * earlier than React, which then draws the page once more, the root element gets back the
 * attributes that scripts have set.
 *
 * An inline script, the same on every page, because it has to run before the first paint. It is
 * written in the newest syntax of the site's scripts (a static block, look-behind): a browser that
 * cannot parse those cannot parse this one either.
 */
export const earlyScript = `(class {
  static {
    const root = document.documentElement
    const ours = /(?<=[/]_next[/]static[/].*)[.]js/
    new MutationObserver(changes => {
      for (const { attributeName, oldValue } of changes) {
        if (oldValue && !root.hasAttribute(attributeName)) root.setAttribute(attributeName, oldValue)
      }
    }).observe(root, { attributeFilter: ${JSON.stringify(kept)}, attributeOldValue: true })
    const isLoading = () => root.dataset.scripts === 'loading'
    ${earlyActions}
    ${earlyLanguage}
    const giveUp = () => {
      // What was pressed is out of sight, and is not done by surprise if the scripts come after all.
      if (isLoading() && delete root.dataset.scripts) pressed.forEach(forget)
    }
    root.dataset.scripts = 'loading'
    let arrived, stalled = 0
    const watch = setInterval(() => {
      const now = document.getElementsByTagName('*').length + performance.getEntriesByType('resource').length
      stalled = now === arrived ? stalled + 1 : 0
      arrived = now
      if (stalled >= ${stalledMs / 1000}) giveUp()
    }, 1000)
    for (const name of ['pushState', 'replaceState']) {
      const change = history[name].bind(history)
      history[name] = (state, unused, url) => {
        try { change({ __NA: true, ...state }, unused, url) } catch (error) {
          if (error.name !== 'SecurityError') throw error
        }
      }
    }
    addEventListener('error', ({ target, filename }) => {
      if (ours.test(filename || target.src)) giveUp()
    }, true)
    addEventListener('load', () => {
      clearInterval(watch)
      setTimeout(giveUp, ${patienceMs})
    })
    addEventListener('${hydrated}', () => {
      clearInterval(watch)
      root.dataset.scripts = 'ready'
      setTimeout(repeat)
    })
  }
})`
