/**
 * The dialog's code (dialog, form, mask and validation libraries) is fetched when a visitor shows
 * that they want it: no page pays for it on loading.
 */
export const loadRequestDialog = () => import('./RequestDialog.island')

/** Fetches ahead of the click; a failure shows itself when the dialog is really opened. */
export function preloadRequestDialog(): void {
  loadRequestDialog().catch(() => undefined)
}
