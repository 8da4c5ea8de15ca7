/** What opens in the header: both menus open without scripts, too. */

/** The search, whose field opens below it; set by `HeaderSearch`. */
const searchSelector = 'details[data-search]'
/** The languages, which CSS opens on hover and focus; set by the header of desktops. */
const languagesSelector = '[data-languages]'

/** To be called once for a document. On the window: after the handlers of the islands. */
export function followHeaderMenus(): void {
  focusFieldOf(openSearch())
  window.addEventListener('click', toggleSearch)
  for (const type of ['pointerdown', 'focusin']) window.addEventListener(type, closeSearchOutside)
  window.addEventListener('keydown', closeOnEscape)
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(type, reopenLanguages)
  }
}

const openSearch = () => document.querySelector<HTMLDetailsElement>(`${searchSelector}[open]`)

const closest = <T extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null

const focusFieldOf = (search: HTMLElement | null) => search?.querySelector('input')?.focus()

/** At once, as a phone shows its keyboard only for a focus during the tap. */
function toggleSearch(event: MouseEvent): void {
  const search = closest<HTMLDetailsElement>(event, searchSelector)
  if (!search || !closest(event, 'summary')) return
  event.preventDefault()
  search.open = !search.open
  if (search.open) focusFieldOf(search)
}

function closeSearchOutside({ target }: Event): void {
  const search = openSearch()
  if (search && target instanceof Node && !search.contains(target)) search.open = false
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  // While the languages are hovered, the focus may be anywhere.
  for (const menu of document.querySelectorAll<HTMLElement>(languagesSelector)) {
    menu.dataset.closed = ''
  }
  const search = closest<HTMLDetailsElement>(event, searchSelector)
  if (!search || event.defaultPrevented) return
  search.open = false
  search.querySelector('summary')?.focus()
}

function reopenLanguages(event: Event): void {
  const menu = closest(event, languagesSelector)
  if (menu) delete menu.dataset.closed
}
