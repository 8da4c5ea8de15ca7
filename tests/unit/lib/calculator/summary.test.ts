import { type Summary, sumText, totalsOf as totalsFor } from '@/lib/calculator/summary'
import ru from '@/messages/ru.json'
import fc from '@/tests/support/properties'
import { seed } from '@/tests/support/seed'
import { item } from '../../../support/analyses'

const bloodDrawing = 1000
const totalsOf = (items: Parameters<typeof totalsFor>[0]): Summary => totalsFor(items, bloodDrawing)

const priced = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.constant(0)),
  bloodTest: fc.boolean(),
})
const selections = fc.array(priced, { maxLength: 60 })

test('an empty selection costs nothing', () => {
  expect(totalsOf([])).toMatchObject({ count: 0, total: 0, bloodDrawing: 0, unpriced: 0 })
})

test('drawing blood is added once, by the first analysis that needs it', () => {
  const urine = item(1, { price: 1300 })
  const blood = [
    item(2, { price: 1800, bloodTest: true }),
    item(3, { price: 2400, bloodTest: true }),
  ]
  expect(totalsOf([urine]).total).toBe(1300)
  expect(totalsOf([urine, ...blood])).toMatchObject({
    count: 3,
    total: 1300 + 1800 + 2400 + 1000,
    bloodDrawing,
    unpriced: 0,
  })
})

test('for what a doctor takes the time is agreed on, for blood and what is brought it is not (B970)', () => {
  const brought = [item(1, { sample: 'blood' }), item(2, { sample: 'urine' }), item(3)]
  expect(totalsOf(brought).byAppointment).toBe(false)
  for (const sample of ['swab', 'tissue', 'secretion', 'semen', 'breath'] as const) {
    expect(totalsOf([...brought, item(4, { sample })]).byAppointment).toBe(true)
  }
})

test('every analysis of the sample names what is taken, but for the stone that is brought, and for urine with blood', () => {
  const unnamed = seed.analyses.filter(({ sample }) => !sample).map(({ slug }) => slug)
  expect(unnamed).toEqual(['proba-reberga', 'sostav-mochevogo-kamnja'])
})

test('nothing is added where nothing is taken for drawing blood', () => {
  const selection = [item(1, { price: 1800, bloodTest: true })]
  expect(totalsFor(selection, 0)).toMatchObject({ total: 1800, bloodDrawing: 0 })
})

test('a discount is a badge and changes no price', () => {
  expect(totalsOf([item(1, { price: 2000, discount: 50 })]).total).toBe(2000)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -500, 0, undefined as unknown as number])(
  'a price of %p counts as 0 and is reported',
  price => {
    const summary = totalsOf([item(1, { price }), item(2, { price: 700 })])
    expect(summary).toMatchObject({ count: 2, total: 700, unpriced: 1 })
  },
)

test('the total is the sum of prices and at most one surcharge, in any order', () => {
  fc.assert(
    fc.property(selections, fc.infiniteStream(fc.nat()), (items, dice) => {
      const sum = items.reduce((total, { price }) => total + price, 0)
      const { total, bloodDrawing: drawn } = totalsOf(items)
      const shuffled = items
        .map(each => [dice.next().value, each] as const)
        .sort(([a], [b]) => a - b)
        .map(([, each]) => each)
      expect(drawn).toBe(items.some(each => each.bloodTest) ? bloodDrawing : 0)
      expect(total).toBe(sum + drawn)
      expect(totalsOf(shuffled)).toEqual(totalsOf(items))
    }),
  )
})

test('the total is whole tenge, and the sum of the shown prices', () => {
  const fractions = fc.array(
    fc.record({
      price: fc.double({ min: 0, max: 500_000, noNaN: true }),
      bloodTest: fc.constant(false),
    }),
  )
  fc.assert(
    fc.property(fractions, items => {
      const { total } = totalsOf(items)
      expect(Number.isInteger(total)).toBe(true)
      expect(total).toBe(items.reduce((sum, { price }) => sum + Math.round(price), 0))
    }),
  )
})

test('what is chosen beside analyses is in the sum, and blood is drawn once (B1280)', () => {
  const blood = item(1, { price: 1800, bloodTest: true })
  const others = [
    { kind: 'from', tenge: 19500 },
    { kind: 'free', tenge: 0 },
    { kind: 'onRequest', tenge: 0 },
  ] as const
  const summary = totalsFor([blood], bloodDrawing, others)
  expect(summary).toMatchObject({
    count: 4,
    analyses: 1,
    total: 22_300,
    isLowest: true,
    unpriced: 1,
  })
  expect(sumText(summary, ru.calculator.sum, ru.price).replaceAll(/\s/g, ' ')).toBe(
    'всего от 22 300 ₸ вместе со взятием крови, без цены пока: 1',
  )
  expect(totalsFor([], bloodDrawing, [{ kind: 'exact', tenge: 9000 }]).total).toBe(9000)
})

test('a sum says that it has the drawing of blood in it, and what it lacks', () => {
  const { sum } = ru.calculator
  const text = (...items: Parameters<typeof totalsOf>[0]) =>
    sumText(totalsOf(items), sum, ru.price).replaceAll(/\s/g, ' ')
  const urine = { price: 900, bloodTest: false }
  const blood = { price: 2300, bloodTest: true }
  const unknown = { price: 0, bloodTest: true }
  const free = { ...unknown, priceKind: 'free' } as const
  const least = { ...urine, priceKind: 'from' } as const
  expect(text(urine)).toBe('всего 900 ₸')
  expect(text(urine, least)).toBe('всего от 1 800 ₸')
  expect(text(free, urine)).toBe('всего 1 900 ₸ вместе со взятием крови')
  expect(text(least, unknown)).toBe('всего от 1 900 ₸ вместе со взятием крови, без цены пока: 1')
  expect(text(urine, blood)).toBe('всего 4 200 ₸ вместе со взятием крови')
  expect(text(blood, unknown)).toBe('всего 3 300 ₸ вместе со взятием крови, без цены пока: 1')
  expect(text(unknown)).toBe('цена по запросу')
})
