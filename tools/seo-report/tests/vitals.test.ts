import { Histogram, Registry } from 'prom-client'
import { speedsIn } from '../insights/vitals'

/** Metrics as the site has them, with these measurements of one page. */
async function metrics(measured: Readonly<Record<string, readonly number[]>>): Promise<string> {
  const registry = new Registry()
  for (const [name, values] of Object.entries(measured)) {
    const histogram = new Histogram({
      name: `clinic_vitals_${name}`,
      help: name,
      labelNames: ['page', 'layout'],
      buckets: [1, 2, 4],
      registers: [registry],
    })
    for (const value of values) histogram.observe({ page: 'doctor', layout: 'mobile' }, value)
  }
  return registry.metrics()
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value)

test('what three visitors in four had or better, by page and layout', async () => {
  const text = await metrics({
    lcp_seconds: [...times(50, 0.5), ...times(50, 1.5)],
    cls: times(30, 0.5),
  })
  expect(speedsIn([text])).toEqual([
    { page: 'doctor', layout: 'mobile', visits: 100, lcp: 1.5, inp: null, ttfb: null, cls: 0.75 },
  ])
})

test('what is beyond the last limit is that limit', async () => {
  expect(speedsIn([await metrics({ ttfb_seconds: times(20, 9) })])[0]?.ttfb).toBe(4)
})

test('a few visitors are a matter of chance', async () => {
  expect(speedsIn([await metrics({ lcp_seconds: times(19, 1) })])).toEqual([])
})

test('the visitors of all instances together', async () => {
  const [one, two] = [
    await metrics({ lcp_seconds: times(15, 0.5) }),
    await metrics({ lcp_seconds: times(15, 1.5) }),
  ]
  expect(speedsIn([one, two])).toMatchObject([{ visits: 30, lcp: 1.5 }])
})

test('other metrics are left alone', () => {
  expect(speedsIn(['clinic_page_cache_total{result="hit"} 3\n'])).toEqual([])
})
