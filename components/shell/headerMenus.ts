/** What opens in the header; all of it opens without scripts, too. */

/** The search, whose field opens below it; set by `HeaderSearch`. */
const searchSelector = 'details[data-search]'
/** The languages, which CSS opens on hover and without scripts on focus; set by the header of desktops. */
const languagesSelector = '[data-languages]'

/** To be called once for a document. On the window: after the handlers of the islands. */
export function followHeaderMenus(): void {
  focusFieldOf(openSearch())
  window.addEventListener('click', toggleSearch)
  window.addEventListener('click', toggleLanguages)
  for (const type of ['pointerdown', 'focusin']) window.addEventListener(type, closeOutside)
  window.addEventListener('keydown', closeOnEscape)
  window.addEventListener('pointerover', reopenLanguages)
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
  if (!search.open) return
  focusFieldOf(search)
  // As with Tab, so that what is typed takes the place of what was sought.
  search.querySelector('input')?.select()
}

/** Browsers close panels on a press outside, not when the focus leaves them, which they then cover. */
function closeOutside({ type, target }: Event): void {
  if (!(target instanceof Node)) return
  const search = openSearch()
  if (search && !search.contains(target)) search.open = false
  const languages = openLanguages()
  if (languages && !languages.contains(target)) setLanguages(languages, false)
  if (type !== 'focusin') return
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (!panel.parentElement?.contains(target)) panel.hidePopover?.()
  }
}

const openLanguages = () =>
  document.querySelector(`${languagesSelector} > [aria-expanded='true']`)?.parentElement

const buttonOf = (menu: HTMLElement) => menu.querySelector('button')

function setLanguages(menu: HTMLElement, isOpen: boolean): void {
  buttonOf(menu)?.setAttribute('aria-expanded', String(isOpen))
}

function toggleLanguages(event: MouseEvent): void {
  const menu = closest(event, languagesSelector)
  if (!menu) return
  const isOpen = menu === openLanguages()
  // A link leads to a page that may come back as it was left.
  setLanguages(menu, !isOpen && closest(event, 'button') !== null)
  // Else it would stay under the pointer.
  menu.toggleAttribute('data-closed', isOpen)
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  // While the languages are hovered, the focus may be anywhere.
  for (const menu of document.querySelectorAll<HTMLElement>(languagesSelector)) {
    menu.dataset.closed = ''
    setLanguages(menu, false)
    if (menu.contains(document.activeElement)) buttonOf(menu)?.focus()
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
