import { z } from 'zod'
import * as fields from '@/lib/entities/fields'

describe('tolerant forms', () => {
  test.each([
    [7, 7],
    ['7', 7],
  ])('id %j is %j', (given, expected) => {
    expect(fields.id.parse(given)).toBe(expected)
  })

  test.each([0, -1, 1.5, '', '7a', null, undefined, true])('id %j is refused', given => {
    expect(fields.id.safeParse(given).success).toBe(false)
  })

  test.each(['ivanova-anna', 'услуга', 'a.b'])('slug %j is accepted', given => {
    expect(fields.slug.parse(given)).toBe(given)
  })

  test.each(['', ' ', 'a/b', 'a\\b', 'a b', 'a?b', 'a#b', '.', '..', null])(
    'slug %j is refused',
    given => {
      expect(fields.slug.safeParse(given).success).toBe(false)
    },
  )

  test.each([
    [16450, 16450],
    ['16450', 16450],
    ['16 450', 16450],
    ['16\u00a0450,50', 16450.5],
    [0, 0],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['по запросу', 0],
    [-5, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('price %j is %j', (given, expected) => {
    expect(fields.price.parse(given)).toBe(expected)
  })

  test.each([
    [15, 15],
    ['15', 15],
    [-15, 15],
    ['-20 %', 20],
    [0, null],
    [101, null],
    [null, null],
    ['', null],
    [undefined, null],
  ])('percent %j is %j', (given, expected) => {
    expect(fields.percent.parse(given)).toBe(expected)
  })

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    ['Y', true],
    ['True', true],
    ['t', true],
    ['on', true],
    [' Да', true],
    ['иә', true],
    ['N', false],
    ['Нет', false],
    ['maybe', false],
    [null, false],
    [undefined, false],
  ])('flag %j is %j', (given, expected) => {
    expect(fields.flag.parse(given)).toBe(expected)
  })

  test.each([
    ['2026-03-01T10:00:00+05:00', '2026-03-01T05:00:00.000Z'],
    ['2026-03-01T10:00:00.000000Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01 10:00:00', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01 15:00:00.123456+05', '2026-03-01T10:00:00.123Z'],
    ['2026-03-01T10:00:00.0000000+0500', '2026-03-01T05:00:00.000Z'],
    ['01.03.2026', '2026-03-01T00:00:00.000Z'],
    ['1.3.2026, 9:05', '2026-03-01T09:05:00.000Z'],
    ['20260301100000', '2026-03-01T10:00:00.000Z'],
    ['/Date(1772359200000+0500)/', '2026-03-01T10:00:00.000Z'],
    ['Sun, 01 Mar 2026 10:00:00 GMT', '2026-03-01T10:00:00.000Z'],
    [1_772_359_200, '2026-03-01T10:00:00.000Z'],
    ['1772359200000', '2026-03-01T10:00:00.000Z'],
    ['0001-01-01T00:00:00', undefined],
    ['0001-01-01T00:00:00+05:00', undefined],
    ['/Date(-62135596800000)/', undefined],
    ['01.01.1753', undefined],
    ['30.12.1899 00:00:00', undefined],
    ['1900-01-01', undefined],
    ['1970-01-01T06:00:00+06:00', undefined],
    ['3999-12-31T23:59:59', undefined],
    ['9999-12-31T23:59:59-05:00', undefined],
    ['2026-02-30', undefined],
    ['03/04/2026', undefined],
    ['2206-03-01', undefined],
    ['2026-13-41', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('date %j is %j', (given, expected) => {
    expect(fields.isoDate.parse(given)).toBe(expected)
  })

  test.each([
    ['4.9', 4.9],
    [7, 0],
    [-1, 0],
    [null, 0],
  ])('stars %j are %j', (given, expected) => {
    expect(fields.stars.parse(given)).toBe(expected)
  })

  test('a list keeps the valid entries', () => {
    expect(fields.listOf(fields.name).parse(['a', 1, null, ' b '])).toEqual(['a', 'b'])
    expect(fields.listOf(fields.name).parse(null)).toEqual([])
    expect(fields.listOf(fields.name).parse({})).toEqual([])
  })
})

describe('what is not understood is named, what is empty is not', () => {
  const record = z
    .object({
      ...{ included: fields.flag, price: fields.price, discount: fields.percent },
      ...{ until: fields.isoDate, category: fields.reference, text: fields.text },
      rating: fields.stars,
      reviews: fields.listOf(z.object({ name: fields.name, created_at: fields.isoDate })),
      former: fields.listOf(fields.slug).optional(),
    })
    .transform(value => value)

  test.each([
    [{ included: 'maybe' }, ['included']],
    [{ included: 2 }, ['included']],
    [{ price: 'от 500' }, ['price']],
    [{ price: -5 }, ['price']],
    [{ discount: 0.2 }, ['discount']],
    [{ discount: 'до 20%' }, ['discount']],
    [{ until: '11/28/2026' }, ['until']],
    [{ until: '2026-02-30' }, ['until']],
    [{ category: 'blood' }, ['category']],
    [{ text: { TEXT: 'a', TYPE: 'HTML' } }, ['text']],
    [{ rating: 47 }, ['rating']],
    [{ former: 'a' }, ['former']],
    [{ reviews: [{ created_at: '2026-03-01' }] }, ['reviews']],
    [
      {
        reviews: [
          { name: 'a', created_at: '?' },
          { name: 'b', created_at: '?' },
        ],
      },
      ['reviews.created_at'],
    ],
  ])('%j', (given, expected) => {
    expect(fields.misreadIn(record, given)).toEqual(expected)
  })

  test.each([
    {},
    { included: null, price: false, discount: 0, until: '', category: 0, text: false },
    { included: 'N', price: 'Договорная', until: '0000-00-00 00:00:00', category: '0', rating: 0 },
    { price: '5000|KZT', until: '9999-12-31', reviews: [], former: null, text: [] },
    { reviews: [{ name: '', created_at: null }] },
  ])('%j is understood', given => {
    expect(fields.misreadIn(record, given)).toEqual([])
  })
})
