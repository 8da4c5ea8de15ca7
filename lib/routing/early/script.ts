/**
 * The early script: inline, the same on every page, because it has to run before the first paint.
 * The build bundles it (`bundle.mjs`).
 *
 * The attribute `data-scripts` of the root element, for the mixins `scripted` and `scriptless`:
 * `loading` while hydration is expected, then `ready`; missing where scripts are off, too new for the
 * browser, or have failed to load, and where the page broke off, so that it is shown as without JavaScript.
 *
 * What was done before hydration is done after it (`actions.ts`), and where a translator was
 * earlier than React, which then draws the page once more, the root element gets back the
 * attributes that scripts have set.
 */
import { displayNames } from '../display'
import { hydrated } from '../hydrated'
import { rememberActions } from './actions'
import { markHistory } from './history'
import { followLanguageLinks } from './language'

/**
 * Attributes of the root element that nothing takes away but React, when it draws the page once more:
 * the visitor's display settings, and the height that is reserved after "back" (`page-height.ts`).
 */
const lasting = [...displayNames.map(name => `data-${name}`), 'style']

/** Milliseconds after the page's `load` event within which hydration is expected. */
const patienceMs = 10_000

/**
 * Seconds without another element or file before `load`, after which the rest of the page is not expected any more: a
 * connection that breaks off or stalls brings no `load`, and React waits for the rest for ever.
 */
const stalledSeconds = 15

/** A file of the site's scripts. Look-behind is syntax that a browser without it cannot parse. */
const ownScript = /(?<=[/]_next[/]static[/].*)[.]js/

function start(): void {
  const root = document.documentElement
  new MutationObserver(changes => {
    for (const { attributeName, oldValue } of changes) {
      if (attributeName && oldValue && !root.hasAttribute(attributeName)) {
        root.setAttribute(attributeName, oldValue)
      }
    }
  }).observe(root, { attributeFilter: lasting, attributeOldValue: true })

  const isLoading = () => root.dataset.scripts === 'loading'
  const { forgetPresses, repeat } = rememberActions(isLoading)
  followLanguageLinks()
  const giveUp = () => {
    if (!isLoading()) return
    delete root.dataset.scripts
    forgetPresses()
  }

  root.dataset.scripts = 'loading'
  let arrived = 0
  let stalled = 0
  const watch = setInterval(() => {
    const files = performance.getEntriesByType('resource')
    const now = document.getElementsByTagName('*').length + files.length
    stalled = now === arrived ? stalled + 1 : 0
    arrived = now
    if (stalled >= stalledSeconds) giveUp()
  }, 1000)
  markHistory()
  const fail = (event: Event) => {
    const file = event instanceof ErrorEvent ? event.filename : ''
    const { target } = event
    if (ownScript.test(file || (target instanceof HTMLScriptElement ? target.src : ''))) giveUp()
  }
  addEventListener('error', fail, true)
  addEventListener('load', () => {
    clearInterval(watch)
    setTimeout(giveUp, patienceMs)
  })
  addEventListener(hydrated, () => {
    clearInterval(watch)
    root.dataset.scripts = 'ready'
    setTimeout(repeat)
  })
}

/**
 * A static block, as in the site's scripts: a browser that cannot parse those cannot parse this
 * one either, and shows the page as without scripts.
 */
// biome-ignore lint/complexity/noStaticOnlyClass: the block is there for its syntax
export class Early {
  static {
    start()
  }
}
