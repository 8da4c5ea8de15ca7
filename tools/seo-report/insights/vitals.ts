/** How fast pages are for their visitors, from the site's metrics. */
import type { Speed } from '../data'

/** A metric's histogram for a type of page and a layout: counts up to each limit. */
interface Histogram {
  readonly page: string
  readonly layout: string
  /** By their upper limit. */
  readonly buckets: Map<number, number>
}

const line =
  /^clinic_vitals_(lcp|inp|ttfb|cls)(?:_seconds)?_bucket\{le="([^"]+)",page="([^"]+)",layout="([^"]+)"\} (\d+)$/

/** Pages that fewer visitors left are a matter of chance. */
const fewest = 20

/**
 * Of three visitors in four the page was at least so fast, as search engines judge it.
 * @param texts the metrics of each instance, as Prometheus reads them
 * @returns the most visited first
 */
export function speedsIn(texts: readonly string[]): readonly Speed[] {
  const found = new Map<string, Map<string, Histogram>>()
  for (const each of texts.flatMap(text => text.split('\n'))) {
    const [, name = '', limit = '', page = '', layout = '', count = ''] = line.exec(each) ?? []
    if (!name) continue
    const key = `${page} ${layout}`
    const metrics = found.get(key) ?? new Map<string, Histogram>()
    found.set(key, metrics)
    const histogram = metrics.get(name) ?? { page, layout, buckets: new Map() }
    metrics.set(name, histogram)
    const upTo = limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit)
    histogram.buckets.set(upTo, (histogram.buckets.get(upTo) ?? 0) + Number(count))
  }
  return [...found.values()]
    .flatMap(metrics => {
      const [{ page, layout } = { page: '', layout: '' }] = metrics.values()
      const visits = Math.max(...[...metrics.values()].map(total))
      const of = (name: string) => quantile(metrics.get(name)?.buckets ?? new Map(), 0.75)
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

const total = ({ buckets }: Histogram) => Math.max(0, ...buckets.values())

/** Interpolated within its bucket, as Prometheus does; `null`: nothing was measured. */
function quantile(buckets: Histogram['buckets'], share: number): number | null {
  const sorted = [...buckets].sort(([a], [b]) => a - b)
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
