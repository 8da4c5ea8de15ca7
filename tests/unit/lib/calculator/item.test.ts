import fc from 'fast-check'
import { itemOf, packItems, unpackItems, wholeTenge } from '@/lib/calculator/item'
import { analysis, item } from '../../../support/analyses'

const items = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 1e9 }),
      name: fc.string().map(text => `x${text.replace(/[<>]/g, '')}`),
      price: fc.nat(900_000),
      category: fc.nat(500),
      bloodTest: fc.boolean(),
      discount: fc.nat(100),
      document: fc.option(
        fc.constantFrom('/documents/a.pdf', '/media/b.pdf', 'https://x.example/c'),
      ),
    })
    .map(({ id, ...rest }) => item(id, rest)),
)

test('what is packed comes out as it was, through JSON too', () => {
  fc.assert(
    fc.property(items, list => {
      expect(unpackItems(JSON.parse(JSON.stringify(packItems(list))))).toEqual(list)
    }),
  )
})

test('each leaflet travels once', () => {
  const document = '/documents/blood.pdf'
  const packed = packItems([item(1, { document }), item(2), item(3, { document })])
  expect(packed.documents).toEqual([document])
  expect(JSON.stringify(packed).split('blood.pdf')).toHaveLength(2)
})

test('an analysis of the backend becomes an item', () => {
  expect(
    itemOf(
      analysis(7, {
        price: '1 800',
        category_analysis_id: null,
        bloodTestIncluded: 1,
        discount_percent: -15,
        document: '/documents/a.pdf',
      }),
    ),
  ).toEqual(
    item(7, {
      price: 1800,
      category: 0,
      bloodTest: true,
      discount: 15,
      document: '/documents/a.pdf',
    }),
  )
  expect(itemOf(analysis(8, { price: null })).price).toBe(0)
})

test.each([
  ['nothing', null],
  ['a text', 'rows'],
  ['no rows', { documents: [] }],
  ['rows that are none', { rows: [[1, 'a'], null, 'x', ['1', 'a', 'b', 1, 1, 0, 0]] }],
  ['negative numbers', { rows: [[1, 'slug', 'name', -5, 1, 0, 0]] }],
])('%s gives no items', (_name, value) => {
  expect(unpackItems(value)).toEqual([])
})

test('one broken row leaves the others', () => {
  const { documents, rows } = packItems([item(1), item(2)])
  expect(unpackItems({ documents, rows: [[], ...rows] })).toEqual([item(1), item(2)])
})

test('tampered storage brings no markup but that of names, and no foreign scheme', () => {
  const list = packItems([
    item(1, { name: 'CO<sub>2</sub> <b>общий</b>' }),
    item(2, { name: '<img src=x onerror=alert(1)>' }),
    item(3, { name: '<b onclick="x()">a</b>' }),
    item(4, { document: 'javascript:alert(1)' }),
    item(5, { document: '//evil.example/a.pdf' }),
  ])
  const out = unpackItems(list)
  expect(out[0]?.name).toBe('CO<sub>2</sub> <b>общий</b>')
  expect(out[1]?.name).not.toMatch(/[<>]/)
  expect(out[2]?.name).not.toMatch(/[<>]/)
  expect(out.map(({ document }) => document)).toEqual([null, null, null, null, null])
})

test('money is whole and never negative', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const price = wholeTenge(value)
      expect(Number.isInteger(price) && price >= 0).toBe(true)
    }),
  )
  expect(wholeTenge(1799.5)).toBe(1800)
})
