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
    ['01.03.2026', undefined],
    ['2026-13-41', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('date %j is %j', (given, expected) => {
    expect(fields.isoDate.parse(given)).toBe(expected)
  })

  test.each([
    ['4.9', 4.9],
    [7, 5],
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
