/** Which of several prices a sum has (B1220). */
import { alsoCode, alsoOfQuery, alsoOfSold, applying, undecided } from '@/lib/calculator/also'
import {
  answered,
  assumedNames,
  atOwnPrices,
  isAtPrice,
  priceQuestions,
  pricesOf,
} from '@/lib/calculator/applies'
import { itemOf, itemPrices } from '@/lib/calculator/item-of'
import { decodeSaved, encodeSaved } from '@/lib/calculator/storage'
import { totalsOf } from '@/lib/calculator/summary'
import { analysis } from '../../../support/analyses'

const of = (id: number, prices: Readonly<Record<string, unknown>>) =>
  itemOf(
    analysis(id, {
      price: null,
      prices: Object.entries(prices).map(([name, price]) => ({ name, price })),
    }),
  )
const family = of(1, { Взрослым: 9000, Детям: 'от 7000' })
const teens = of(2, { взрослые: 5000, 'для детей': 4000, Подросткам: 4500 })
const days = of(3, { 'В будни': 3000, 'В выходные': 3600 })
const plain = itemOf(analysis(4, { price: 1000 }))
const items = [family, teens, days, plain]
const child = alsoOfQuery('pchild')

test('records whose prices have the same names, in whatever words, are asked about together', () => {
  expect(priceQuestions(items, child)).toEqual([
    {
      answers: [
        { key: 'adult', name: 'взрослые' },
        { key: 'child', name: 'для детей' },
        { key: 'podrostkam', name: 'Подросткам' },
      ],
      chosen: 'child',
    },
    {
      answers: [
        { key: 'weekday', name: 'В будни' },
        { key: 'weekend', name: 'В выходные' },
      ],
      chosen: undefined,
    },
  ])
  expect(priceQuestions([plain, of(5, { Взрослым: 900, Детям: 900 })], [])).toEqual([])
})

test('of names with one price that of the sum is the chosen one, or else the first', () => {
  const twins = of(7, { Взрослым: 900, Детям: 900 })
  const atPrice = (record: typeof twins, also: ReturnType<typeof alsoOfQuery>) =>
    ['adult', 'child'].filter(key => isAtPrice(record, key, also))
  expect(atPrice(twins, [])).toEqual(['adult'])
  expect(atPrice(twins, child)).toEqual(['child'])
  expect(atPrice(family, [])).toEqual(['child'])
  expect(atPrice(family, alsoOfQuery('padult'))).toEqual(['adult'])
})

test('a sum follows what was chosen, and is the lowest without', () => {
  expect(totalsOf(atOwnPrices(items, []), 0)).toMatchObject({ total: 15000, isLowest: true })
  const adult = atOwnPrices(items, alsoOfQuery(['padult', 'pweekend']))
  expect(totalsOf(adult, 0)).toMatchObject({ total: 18600, isLowest: false })
  expect(totalsOf(atOwnPrices([family], child), 0)).toMatchObject({ total: 7000, isLowest: true })
  const free = of(6, { Детям: 'бесплатно', Взрослым: 800 })
  expect(totalsOf(atOwnPrices([free], child), 0)).toMatchObject({ total: 0, unpriced: 0 })
})

test('what was assumed has a name, until something is chosen', () => {
  expect(assumedNames(items, [])).toEqual(['для детей', 'В будни'])
  expect(assumedNames(items, child)).toEqual(['В будни'])
})

test('services with several prices are asked about with the analyses (B1280)', () => {
  const scan = alsoOfSold({
    ...{ code: 's7', name: 'УЗИ', price: { kind: 'from', tenge: 6000 } },
    prices: itemPrices([
      { key: 'adult', name: 'Взрослым', price: 8000 },
      { key: 'child', name: 'Детям', price: 6000 },
    ]),
  })
  const adult = [scan, ...alsoOfQuery('padult')]
  expect(priceQuestions([], adult)).toMatchObject([{ chosen: 'adult' }])
  expect(priceQuestions([family], [scan])).toHaveLength(1)
  expect(assumedNames([], [scan])).toEqual(['Детям'])
  expect(assumedNames([], adult)).toEqual([])
  expect(pricesOf([scan])).toEqual([{ kind: 'from', tenge: 6000 }])
  expect(pricesOf(adult)).toEqual([{ kind: 'exact', tenge: 8000 }])
  const stored = { items: [], also: adult, locale: 'ru', pricedAt: 1 }
  expect(decodeSaved(encodeSaved(stored))).toEqual(stored)
})

test('a question has one answer, which an address keeps while something is ordered', () => {
  const [question] = priceQuestions(items, child)
  if (!question) throw new Error('Nothing is asked.')
  const also = answered([...child, applying('weekend')], question, 'podrostkam')
  expect(alsoOfQuery(also.map(alsoCode))).toEqual(also)
  expect(also.map(alsoCode)).toEqual(['pweekend', 'ppodrostkam'])
  expect(answered(also, question).map(alsoCode)).toEqual(['pweekend'])
  expect(undecided(also, [1])).toEqual(also)
  expect(undecided(also, [])).toEqual([])
})

test('stored prices are read again, and what was tampered with is no price', () => {
  const kept = { items, also: child, locale: 'ru', pricedAt: 1 }
  expect(decodeSaved(encodeSaved(kept))).toEqual(kept)
  const bad = [{ key: 'child', name: 'Детям', price: '<b>' }, { key: 7 }, null]
  const read = decodeSaved(
    JSON.stringify({ ...kept, version: 2, items: [{ ...plain, prices: bad }] }),
  )
  expect(read?.items[0]?.prices).toEqual([{ key: 'child', name: 'Детям', price: 0 }])
})
