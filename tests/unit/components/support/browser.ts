/** Browser features that jsdom lacks, for tests of components. Import it for its side effects. */
import { keepHistoryState } from '@/components/hooks/history-state'

performance.getEntriesByType ??= () => []

// Changes of the history that are still to be written belong to the page of one test.
keepHistoryState()
afterEach(() => window.dispatchEvent(new PopStateEvent('popstate')))

// No styles are loaded, so nothing is animated.
Element.prototype.getAnimations ??= () => []
// Nor is anything laid out: every element has one box.
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList

// jsdom has no viewport size: every media query matches as on a wide screen.
window.matchMedia ??= query =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** The element that was focused before each open dialog. */
const before = new Map<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  before.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('button, a[href], input')?.focus()
}

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const focused = before.get(this)
  before.delete(this)
  if (focused instanceof HTMLElement) focused.focus()
  setTimeout(() => this.dispatchEvent(new Event('close')))
}

window.addEventListener('keydown', event => {
  const top = [...before.keys()].at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
})
