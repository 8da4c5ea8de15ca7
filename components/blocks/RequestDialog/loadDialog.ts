/**
 * The dialog's code (dialog, form, mask and validation libraries) is fetched when a visitor shows
 * that they want it: no page pays for it on loading.
 */
export const loadRequestDialog = () => import('./RequestDialog.island')

/** Preloads the chunk; a failure is handled when the dialog is opened. */
export function preloadRequestDialog(): void {
  loadRequestDialog().catch(() => undefined)
}
