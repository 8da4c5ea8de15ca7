import { hydrated } from './hydrated'

/** Options of the display panel for low-vision visitors; the first value is the default. */
export const displayOptions = {
  contrast: ['usual', 'dark', 'light'],
  size: ['usual', 'large', 'huge'],
  pictures: ['usual', 'none'],
} as const

export type DisplayOption = keyof typeof displayOptions

export const displayNames = Object.keys(displayOptions) as DisplayOption[]

/**
 * Stores the panel's choices in localStorage (`display-contrast` …) and sets them as attributes of
 * the root element for lib/styles/_display.scss; without storage a choice holds for its page. An
 * inline script, the same on every page, because it has to run before the first paint.
 */
export const displayScript = `(() => {
  const shown = document.documentElement.dataset
  const names = ${JSON.stringify(displayNames)}
  const show = () => {
    for (const name of names) shown[name] = localStorage['display-' + name] || 'usual'
  }
  const mark = () => {
    for (const input of document.querySelectorAll('[data-display] input')) {
      input.checked = input.value === (shown[input.name] || 'usual')
    }
  }
  const keep = (name, value) => {
    shown[name] = value
    try { localStorage['display-' + name] = value } catch {}
  }
  const isOurs = form => form && 'display' in form.dataset
  try { show() } catch {}
  addEventListener('DOMContentLoaded', mark)
  // React may have drawn the page once more; by then the root element has its attributes again.
  addEventListener('${hydrated}', () => setTimeout(mark))
  addEventListener('toggle', mark, true)
  addEventListener('change', ({ target }) => {
    if (!isOurs(target.form)) return
    keep(target.name, target.value)
    // Larger text moves it.
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
  })
  addEventListener('reset', ({ target }) => {
    if (isOurs(target)) names.forEach(name => keep(name, 'usual'))
  })
  addEventListener('storage', show)
})()`
