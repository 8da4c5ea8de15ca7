/**
 * Runs expensive work after the next paint, for a better INP: a modal dialog makes the browser
 * restyle the whole page.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
