/**
 * The dialog's code (dialog, form, mask and validation libraries) is loaded on hover, touch or
 * focus of a request button, so that no page loads it up front.
 */
export const loadRequestDialog = () => import('./RequestDialog.island')

/** Links of `RequestLink`. */
const requestLinks = 'a[rel=nofollow][aria-haspopup=dialog]'

/** To be called once for a document. A failure is handled when the dialog is opened. */
export function preloadRequestDialog(): void {
  const preload = ({ target }: Event) => {
    if (target instanceof Element && target.closest(requestLinks)) {
      loadRequestDialog().catch(() => undefined)
    }
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    window.addEventListener(type, preload, { passive: true })
  }
}
