/** How fast pages are for their visitors, from the site's metrics. */
import type { Speed } from '../data'

/** A metric's histogram for a type of page and a layout: counts up to each limit. */
interface Histogram {
  readonly page: string
  readonly layout: string
  readonly buckets: (readonly [limit: number, count: number])[]
}

const line =
  /^clinic_vitals_(lcp|inp|ttfb|cls)(?:_seconds)?_bucket\{le="([^"]+)",page="([^"]+)",layout="([^"]+)"\} (\d+)$/

/** Pages that fewer visitors left are a matter of chance. */
const fewest = 20

/**
 * Of three visitors in four the page was at least so fast, as search engines judge it.
 * @param text the metrics as Prometheus reads them
 * @returns the most visited first
 */
export function speedsIn(text: string): readonly Speed[] {
  const found = new Map<string, Map<string, Histogram>>()
  for (const each of text.split('\n')) {
    const [, name = '', limit = '', page = '', layout = '', count = ''] = line.exec(each) ?? []
    if (!name) continue
    const key = `${page} ${layout}`
    const metrics = found.get(key) ?? new Map<string, Histogram>()
    found.set(key, metrics)
    const histogram = metrics.get(name) ?? { page, layout, buckets: [] }
    metrics.set(name, histogram)
    histogram.buckets.push([
      limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit),
      Number(count),
    ])
  }
  return [...found.values()]
    .flatMap(metrics => {
      const [{ page, layout } = { page: '', layout: '' }] = metrics.values()
      const visits = Math.max(...[...metrics.values()].map(total))
      const of = (name: string) => quantile(metrics.get(name)?.buckets ?? [], 0.75)
      return {
        page,
        layout,
        visits,
        lcp: of('lcp'),
        inp: of('inp'),
        cls: of('cls'),
        ttfb: of('ttfb'),
      }
    })
    .filter(({ visits }) => visits >= fewest)
    .sort((a, b) => b.visits - a.visits)
}

const total = ({ buckets }: Histogram) => Math.max(0, ...buckets.map(([, count]) => count))

/** Interpolated within its bucket, as Prometheus does; `null`: nothing was measured. */
function quantile(buckets: Histogram['buckets'], share: number): number | null {
  const sorted = buckets.toSorted(([a], [b]) => a - b)
  const all = sorted.at(-1)?.[1] ?? 0
  if (all === 0) return null
  let [below, before] = [0, 0]
  for (const [limit, count] of sorted) {
    if (count >= share * all) {
      if (!Number.isFinite(limit)) return below
      return below + ((limit - below) * (share * all - before)) / (count - before)
    }
    below = limit
    before = count
  }
  return below
}
