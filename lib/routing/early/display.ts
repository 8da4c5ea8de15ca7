/**
 * Stores the choices of the display panel in localStorage (`display-contrast` …) and sets them as
 * attributes of the root element for lib/styles/_display.scss; without storage a choice holds for
 * its page. Inline, the same on every page, because it has to run before the first paint. The build
 * bundles it (`bundle.mjs`) apart from `script.ts`, which older browsers cannot parse.
 */
import { store, stored } from '@/lib/browser/storage'
import { type DisplayOption, displayNames } from '../display'
import { hydrated } from '../hydrated'

const root = document.documentElement.dataset

const keyOf = (name: DisplayOption) => `display-${name}`

/** Without storage the choices of this page stay. */
function show(): void {
  for (const name of displayNames) {
    const choice = stored(keyOf(name))
    if (choice !== undefined) root[name] = choice || 'usual'
  }
}

function keep(name: DisplayOption, value: string): void {
  root[name] = value
  store(keyOf(name), value)
}

function mark(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-display] input')) {
    input.checked = input.value === (root[input.name] || 'usual')
  }
}

const isOurs = (form: unknown) => form instanceof HTMLFormElement && 'display' in form.dataset

show()
addEventListener('DOMContentLoaded', mark)
// React may have drawn the page once more; by then the root element has its attributes again.
addEventListener(hydrated, () => setTimeout(mark))
addEventListener('toggle', mark, true)
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement && isOurs(target.form))) return
  const name = displayNames.find(each => each === target.name)
  if (!name) return
  keep(name, target.value)
  // Larger text moves it.
  requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
})
addEventListener('reset', ({ target }) => {
  if (isOurs(target)) for (const name of displayNames) keep(name, 'usual')
})
addEventListener('storage', show)
