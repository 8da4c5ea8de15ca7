import { decodeSaved, encodeSaved, isFresh, type SavedSelection } from '@/lib/calculator/storage'
import { item } from '../../../support/analyses'

const saved: SavedSelection = {
  items: [item(1, { document: '/documents/a.pdf' }), item(2, { bloodTest: true, price: 0 })],
  also: [
    { text: 'ЭКГ', sold: 's12', price: { kind: 'from', tenge: 3500 }, choices: [] },
    { text: 'HBsAg', sold: '', choices: [1501] },
  ],
  locale: 'kk',
  pricedAt: 1_700_000_000_000,
}

test('a selection is stored completely', () => {
  expect(decodeSaved(encodeSaved(saved))).toEqual(saved)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['another version', encodeSaved(saved).replace('"version":2', '"version":3')],
  ['no version', encodeSaved(saved).replace('"version":2,', '')],
  ['no language', encodeSaved(saved).replace('"kk"', '7')],
  ['no time', encodeSaved(saved).replace('1700000000000', '"yesterday"')],
])('%s is no selection', (_name, text) => {
  expect(decodeSaved(text)).toBeNull()
})

test('services that an earlier release stored are kept, and their prices fetched (B1281)', () => {
  const also = [
    { text: 'ЭКГ', service: 12, choices: [] },
    { text: 'HBsAg', service: 0, choices: [1501] },
  ]
  const kept = decodeSaved(JSON.stringify({ version: 2, ...saved, also }))
  expect(kept?.also).toEqual([
    { text: 'ЭКГ', sold: 's12', choices: [] },
    { text: 'HBsAg', sold: '', choices: [1501] },
  ])
  expect(kept && isFresh(kept, 'kk', saved.pricedAt)).toBe(false)
})

test.each([
  ['a code', { sold: 'javascript:' }],
  ['a price', { price: { kind: 'from', tenge: 1.5 } }],
  ['a kind of price', { price: { kind: '<b>', tenge: 15 } }],
])('%s that is none is not read', (_name, change) => {
  const also = [{ ...saved.also[0], ...change }]
  const read = decodeSaved(JSON.stringify({ version: 2, ...saved, also }))?.also
  expect(read?.filter(({ price }) => price)).toEqual([])
})

test('duplicates are dropped', () => {
  const twice = { ...saved, items: [item(1), item(1)] }
  expect(decodeSaved(encodeSaved(twice))?.items).toEqual([item(1)])
})

test.each([
  ['no list', { items: 'x' }],
  ['what is none', { items: [null, 'x', [1, 'a'], {}, { ...item(1), id: '1' }] }],
  ['negative numbers', { items: [item(1, { price: -5 })] }],
])('%s gives no items', (_name, change) => {
  expect(decodeSaved(JSON.stringify({ version: 2, ...saved, ...change }))?.items).toEqual([])
})

test('an invalid analysis leaves the others', () => {
  const items = [item(1), { ...item(2), slug: 7 }, item(3)]
  const text = JSON.stringify({ version: 2, ...saved, items })
  expect(decodeSaved(text)?.items).toEqual([item(1), item(3)])
})

test('tampered storage cannot inject markup other than that of names, nor foreign URL schemes', () => {
  const items = [
    item(1, { name: 'CO<sub>2</sub> <b>общий</b>' }),
    item(2, { name: '<img src=x onerror=alert(1)>' }),
    item(3, { name: '<b onclick="x()">a</b>' }),
    item(4, { document: 'javascript:alert(1)' }),
    item(5, { document: '//evil.example/a.pdf' }),
  ]
  const out = decodeSaved(encodeSaved({ ...saved, items }))?.items ?? []
  expect(out[0]?.name).toBe('CO<sub>2</sub> <b>общий</b>')
  expect(out[1]?.name).not.toMatch(/[<>]/)
  expect(out[2]?.name).not.toMatch(/[<>]/)
  expect(out.map(({ document }) => document)).toEqual([null, null, null, null, null])
})

test('a selection in the first format is kept, and its prices fetched again', () => {
  const rows = [[7, 'oak', 'ОАК <b>общий</b>', 1800, 2, 3, 10], [8], 'x']
  const text = JSON.stringify({ version: 1, ...saved, documents: ['/documents/a.pdf'], rows })
  expect(decodeSaved(text)).toEqual({
    also: [],
    items: [
      item(7, {
        slug: 'oak',
        name: 'ОАК <b>общий</b>',
        price: 1800,
        category: 2,
        bloodTest: true,
        discount: 10,
      }),
    ],
    locale: 'kk',
    pricedAt: 0,
  })
})

const minute = 60_000

test.each([
  ['just now', 'kk', 0, true],
  ['nine minutes ago', 'kk', 9 * minute, true],
  ['ten minutes ago', 'kk', 10 * minute, false],
  ['in another language', 'ru', 0, false],
  ['before the clock was set back', 'kk', -minute, false],
])('prices read %s are fresh: %s %d %p', (_name, locale, age, fresh) => {
  expect(isFresh(saved, locale, saved.pricedAt + age)).toBe(fresh)
})

test('a term is kept if it is one', () => {
  const items = [item(1, { days: 3 }), { ...item(2), days: '3' }]
  const out = decodeSaved(JSON.stringify({ version: 2, ...saved, items }))?.items
  expect(out?.map(({ days }) => days)).toEqual([3, undefined])
})
