/**
 * On touch screens nothing tells which link comes next until it is tapped: the links of the largest
 * cards that have stood in view for a moment are marked, and public/speculation-rules.json lets the
 * browser fetch their pages.
 */

/** Milliseconds without scrolling. */
const restMs = 700

/** Pages per visit to a page: some 40 KB each. */
const most = 3

/** To be called once, when the page has loaded. */
export function markLinksInView(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  if (!window.matchMedia('(hover: none)').matches || isSaving()) return
  let timer: number | undefined
  const marked = new Set<string>()
  const mark = () => {
    for (const link of largestInView()) {
      if (marked.size < most) marked.add(link.pathname)
      link.toggleAttribute('data-in-view', marked.has(link.pathname))
    }
  }
  const wait = (ms = restMs) => {
    window.clearTimeout(timer)
    if (marked.size < most) timer = window.setTimeout(mark, ms)
  }
  // This code itself is late on a slow connection.
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
  wait(Math.max(0, restMs + loadedAt - performance.now()))
  window.addEventListener('scroll', () => wait(), { passive: true })
}

/** Links of cards to pages; which pages may be fetched, the rules say. */
const links =
  'main a[href^="/"]:not(nav *, [aria-haspopup], [target], [download], [data-in-place], [href*="?"])'

/** Whether the visitor saves data or has a 2G connection, where the browser tells. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
  )
}

function largestInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(links)]
    .map(link => ({ link, size: sizeInView(link.closest('article, li') ?? link) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .map(({ link }) => link)
}

/** Square pixels; 0 unless its middle is in the window. */
function sizeInView(element: Element): number {
  const { top, bottom, width } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return middle > 0 && middle < window.innerHeight ? (bottom - top) * width : 0
}
