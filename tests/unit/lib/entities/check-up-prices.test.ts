import { checkUpPrice, packagePrices, priceSpan } from '@/lib/entities/check-up-prices'

const prices = (male: number, female: number, general: number) => ({
  malePrice: male,
  femalePrice: female,
  generalPrice: general,
})

test('prices by sex are shown if present, else the general one', () => {
  expect(packagePrices(prices(84_900, 92_900, 0))).toEqual([
    { audience: 'male', value: 84_900 },
    { audience: 'female', value: 92_900 },
  ])
  expect(packagePrices(prices(0, 0, 34_900))).toEqual([{ audience: 'general', value: 34_900 }])
})

test('a general price beside prices by sex is not shown', () => {
  expect(packagePrices(prices(84_900, 92_900, 90_000)).map(price => price.audience)).toEqual([
    'male',
    'female',
  ])
})

test('a package for one sex has one price', () => {
  expect(packagePrices(prices(0, 52_900, 40_000))).toEqual([{ audience: 'female', value: 52_900 }])
})

test('without any price the general one is "on request"', () => {
  expect(packagePrices(prices(0, 0, 0))).toEqual([{ audience: 'general', value: 0 }])
})

test('the range covers all packages, except those on request', () => {
  const packages = [prices(84_900, 92_900, 0), prices(0, 0, 34_900), prices(0, 0, 0)]
  expect(priceSpan(packages)).toEqual({ low: 34_900, high: 92_900, count: 3 })
})

test('there is no range without a price', () => {
  expect(priceSpan([prices(0, 0, 0)])).toBeNull()
  expect(priceSpan([])).toBeNull()
})

test('a check-up costs "from" the lowest price, unless there is no other one (B1264)', () => {
  const kindOf = (...packages: Parameters<typeof checkUpPrice>[0]) => checkUpPrice(packages)
  expect(kindOf(prices(0, 0, 42_900))).toEqual({ kind: 'exact', tenge: 42_900 })
  expect(kindOf(prices(42_900, 42_900, 0), prices(0, 0, 42_900)).kind).toBe('exact')
  expect(kindOf(prices(58_900, 96_900, 0))).toEqual({ kind: 'from', tenge: 58_900 })
  expect(kindOf(prices(0, 0, 34_900), prices(0, 0, 49_900))).toEqual({
    kind: 'from',
    tenge: 34_900,
  })
  // What the one on request costs is not known.
  expect(kindOf(prices(0, 0, 34_900), prices(0, 0, 0)).kind).toBe('from')
  for (const packages of [[], [prices(0, 0, 0)]]) {
    expect(checkUpPrice(packages)).toEqual({ kind: 'onRequest', tenge: 0 })
  }
})
