import { notDone } from '@/lib/calculator/also'
import { getAnalysisSets, priceOfSet, wholeSet } from '@/lib/content/client/analysis-sets'
import { contentStore } from '@/lib/content/content'
import { log } from '@/lib/telemetry/log'
import { type MadeUp, madeUpContent, readFrom } from '../../../support/content'

const blood = { price: 1000, bloodTestIncluded: true }
const lists: Readonly<Record<string, readonly object[]>> = {
  analyses: [
    { id: 1, slug: 'oak', name: 'ОАК', ...blood },
    { id: 2, slug: 'ttg', name: 'ТТГ', ...blood },
    { id: 3, slug: 'nipt', name: 'НИПТ', price: 0 },
  ],
  services: [{ id: 12, slug: 'ekg', name: 'ЭКГ', price: 3500, price_kind: 'exact' }],
}
const part = (name: string, analysisId: number | null, serviceId: number | null = null) => ({
  ...{ name, analysisId, serviceId, validDays: 0 },
})

function serve(respond: MadeUp['respond']): MadeUp {
  const content = madeUpContent(respond)
  readFrom(content.store)
  return content
}

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation()
  serve(path => ({ data: lists[path] ?? [] }))
})

test('the sum has drawing blood once, and each part once (B1371)', async () => {
  const parts = [part('ОАК', 1), part('Ещё раз', 1), part('ТТГ', 2), part('ЭКГ', null, 12)]
  const { summary, items } = await wholeSet({ parts }, 'ru')
  expect(items.map(({ id }) => id)).toEqual([1, 2])
  expect(summary.total).toBe(1000 + 1000 + 3500 + summary.bloodDrawing)
  expect(priceOfSet({ summary })).toEqual({ kind: 'exact', tenge: summary.total })
})

test('what is not sold has no page and no price, and goes into the estimate by its name (B1371)', async () => {
  const parts = [part('ОАК', 1), part('Флюорография', null), part('Снятое', 99)]
  const whole = await wholeSet({ parts }, 'ru')
  expect(whole.parts.map(({ path }) => path)).toEqual(['/analysis/list/oak', undefined, undefined])
  expect(whole.also).toEqual(['Флюорография', 'Снятое'].map(notDone))
})

test('with a price on request the sum is the least (B1371)', async () => {
  const whole = await wholeSet({ parts: [part('ОАК', 1), part('НИПТ', 3)] }, 'ru')
  expect(priceOfSet(whole).kind).toBe('from')
})

describe('a backend of before, without the list (B1374)', () => {
  test.each([
    ['refuses the path', () => new Response('{}', { status: 404 })],
    ['forbids it', () => new Response('{}', { status: 403 })],
    ['answers with a page', () => new Response('<!doctype html><title>x</title>')],
  ])('%s: there are no sets', async (_, respond) => {
    serve(respond)
    expect(await getAnalysisSets('ru')).toEqual([])
  })

  test('fails: it is not known whether there are any', async () => {
    serve(() => new Response('{}', { status: 500 }))
    await expect(getAnalysisSets('ru')).rejects.toThrow('500')
  })

  test('loses the list: the sets of before stay', async () => {
    const set = { id: 1, slug: 'a', name: 'A' }
    const content = serve(() => ({ data: [set] }))
    expect(await getAnalysisSets('ru')).toHaveLength(1)
    content.respond = () => new Response('{}', { status: 403 })
    content.pass(120_000)
    await contentStore().loadAll()
    expect(await getAnalysisSets('ru')).toHaveLength(1)
  })
})
