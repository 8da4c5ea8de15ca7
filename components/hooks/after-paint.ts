/**
 * Runs something costly once the answer to a click is on the screen: a modal dialog makes the
 * browser look at every element of the page.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
