/** How fast pages are for their visitors, as metrics. */
import { register } from 'prom-client'
import { receiveVitals } from '@/lib/http/vitals'

const layout = 'mobile'

const send = (body: unknown, headers: Record<string, string> = {}) =>
  receiveVitals(
    new Request('http://localhost/api/vitals', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

/** The sum of a metric, as Prometheus reads it. */
async function count(metric: string, { page, layout }: { page: string; layout: string }) {
  const line = `${metric}_sum{page="${page}",layout="${layout}"} `
  const found = (await register.metrics()).split('\n').find(each => each.startsWith(line))
  return Number(found?.slice(line.length))
}

beforeEach(() => register.resetMetrics())

test('values are counted by type of page and layout, in seconds', async () => {
  const path = '/kk/doctors-list/ivanova'
  const { status } = await send({ path, layout, LCP: 1500, INP: 80, CLS: 0.05, TTFB: 200 })
  expect(status).toBe(204)
  const labels = { page: 'doctor', layout }
  expect(await count('clinic_vitals_lcp_seconds', labels)).toBeCloseTo(1.5)
  expect(await count('clinic_vitals_inp_seconds', labels)).toBeCloseTo(0.08)
  expect(await count('clinic_vitals_ttfb_seconds', labels)).toBeCloseTo(0.2)
  expect(await count('clinic_vitals_cls', labels)).toBeCloseTo(0.05)
})

test('a path that somebody made up is "other"', async () => {
  await send({ path: '/no/such/page', layout, LCP: 1000 })
  expect(await count('clinic_vitals_lcp_seconds', { page: 'other', layout })).toBe(1)
})

test.each([
  ['no JSON', '{', 400, undefined],
  ['a text in place of a number', { path: '/', layout, LCP: 'fast' }, 422, 'LCP'],
  ['an hour', { path: '/', layout, LCP: 3_600_000 }, 422, 'LCP'],
  ['no path', { layout, LCP: 1 }, 422, 'path'],
  ['a layout of its own', { path: '/', layout: 'watch' }, 422, 'layout'],
  ['a field of its own', { path: '/', layout, phone: '77010000000' }, 422, 'phone'],
  ['too much', { path: `/${'a'.repeat(2000)}` }, 413, undefined],
] as const)('%s is refused', async (_, body, status, field) => {
  const response = await send(body)
  expect(response.status).toBe(status)
  expect((await response.json()).field).toBe(field)
})

test('so is another site', async () => {
  const response = await send(
    { path: '/', layout, LCP: 1 },
    { Origin: 'https://elsewhere.example' },
  )
  expect(response.status).toBe(403)
})
