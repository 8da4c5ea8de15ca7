/**
 * On touch screens nothing tells which link comes next until it is tapped: links that have stood in
 * view for a moment are marked, and public/speculation-rules.json lets the browser fetch their
 * pages. First those that a page calls its next step (`data-next`), then those of the largest cards,
 * once the visitor has scrolled the one in the middle of the window; only so many at a time, so that
 * what comes into view later is fetched, too. What was not marked before it left the view is not
 * fetched. Marks stay: without its mark the browser throws away a page that has arrived.
 */

/** Milliseconds without scrolling. */
const restMs = 700

/** Pages of what is in view first, the likeliest, and of what is each time the visitor stops. */
const mostAtFirst = 2
const mostAtStop = 1

/** Pages, some 45 KB each, in any so many milliseconds: two at a time, and 150 KB in ten seconds. */
const limits = [
  { pages: 2, ms: 2000 },
  { pages: 3, ms: 10_000 },
]

/** To be called once, when the page has loaded. */
export function markLinksInView(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  if (!window.matchMedia('(hover: none)').matches || isSaving()) return
  let timer: number | undefined
  /** When each page was marked, by its path. */
  const marked = new Map<string, number>()
  const mark = () =>
    whenMeasured(found => {
      const paths = new Set(found.map(link => link.pathname).filter(path => !marked.has(path)))
      const wanted = [...paths].slice(0, marked.size === 0 ? mostAtFirst : mostAtStop)
      const now = performance.now()
      let waits = 0
      for (const path of wanted) {
        waits = msUntilFree([...marked.values()], now)
        if (waits > 0) break
        marked.set(path, now)
      }
      for (const link of found) link.toggleAttribute('data-in-view', marked.has(link.pathname))
      if (waits > 0) wait(waits)
    })
  const wait = (ms = restMs) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(mark, ms)
  }
  // This code itself is late on a slow connection.
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
  wait(Math.max(0, restMs + loadedAt - performance.now()))
  window.addEventListener('scroll', () => wait(), { passive: true })
}

/**
 * @param times of earlier pages, ascending
 * @returns milliseconds until the limits allow another page
 */
function msUntilFree(times: readonly number[], now: number): number {
  const waits = limits.map(({ pages, ms }) => (times.at(-pages) ?? -Infinity) + ms - now)
  return Math.max(0, ...waits)
}

/** Links of next steps and cards to pages; which pages may be fetched, the rules say. */
const links =
  'main a[href^="/"]:is([data-next], :not(nav *)):not([aria-haspopup], [target], [download], [data-in-place], [href*="?"], [href*="."])'

/** Whether the visitor saves data or has a 2G connection, where the browser tells. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
  )
}

/**
 * Gives the links whose cards have their middle in the window: next steps first, then those of the
 * largest cards; of about the same size those at the middle of the window, on a page that was not
 * scrolled those higher on it. By an observer, as reading the places of hundreds of links has the
 * page laid out several times.
 */
function whenMeasured(take: (found: readonly HTMLAnchorElement[]) => void): void {
  const byCard = new Map<Element, HTMLAnchorElement[]>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const card = link.closest('article, li') ?? link
    byCard.set(card, [...(byCard.get(card) ?? []), link])
  }
  const observer = new IntersectionObserver(entries => {
    observer.disconnect()
    const { innerHeight, scrollY } = window
    const cards = entries
      .map(({ target, boundingClientRect: box, isIntersecting }) => {
        const middle = (box.top + box.bottom) / 2
        const isThere = isIntersecting && middle > 0 && middle < innerHeight
        if (!isThere) return { target, size: 0, away: 0 }
        const isNext = target.matches('[data-next]')
        const size = isNext ? Infinity : Math.round(Math.log2(box.width * box.height))
        return { target, size, away: scrollY > 0 ? Math.abs(middle - innerHeight / 2) : 0 }
      })
      .filter(({ size }) => size > 0)
    cards.sort((a, b) => (a.size === b.size ? a.away - b.away : b.size - a.size))
    take(cards.flatMap(({ target }) => byCard.get(target) ?? []))
  })
  for (const card of byCard.keys()) observer.observe(card)
}
