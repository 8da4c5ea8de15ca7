/**
 * The dialog's code (dialog, form, mask and validation libraries) is loaded on hover, touch or
 * focus of a request button, so that no page loads it up front.
 */
export const loadRequestDialog = () => import('./RequestDialog.island')

/** Preloads the chunk; a failure is handled when the dialog is opened. */
export function preloadRequestDialog(): void {
  loadRequestDialog().catch(() => undefined)
}
