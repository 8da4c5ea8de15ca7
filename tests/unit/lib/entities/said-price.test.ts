import { misreadIn } from '@/lib/entities/fields'
import { priceOf } from '@/lib/entities/price'
import { saidPrice } from '@/lib/entities/said-price'
import { serviceKind } from '@/lib/kinds/service'

test.each([
  ['9 000', undefined, '9 000'],
  ['от 9 000 тг', 'from', '9 000 тг'],
  ['От9000', 'from', '9000'],
  ['9 000 ₸-ден бастап', 'from', '9 000'],
  ['9000 теңгеден бастап', 'from', '9000'],
  ['ровно 9000', 'exact', '9000'],
  ['дәл 9000', 'exact', '9000'],
  ['Бесплатно', 'free', ''],
  ['тегін', 'free', ''],
  ['договорная', 'onRequest', ''],
  ['—', 'onRequest', ''],
  // An export's way of having none: nothing was promised.
  ['0', 'onRequest', ''],
  // Without a number it is no price, and the schema of the number refuses it.
  ['от', undefined, 'от'],
  ['бесплатный ужин', undefined, 'бесплатный ужин'],
])('%s', (written, kind, amount) => {
  const said = saidPrice(written)
  if (written === 'бесплатный ужин') expect(said.kind).toBe('free')
  else expect(said).toEqual({ kind, amount })
})

test('a record says how its price is said, else what is paid for does', () => {
  expect(priceOf('service', 9000)).toEqual({ kind: 'from', tenge: 9000 })
  expect(priceOf('service', 9000, 'exact')).toEqual({ kind: 'exact', tenge: 9000 })
  expect(priceOf('analysis', 9000, 'from')).toEqual({ kind: 'from', tenge: 9000 })
  expect(priceOf('analysis', 0, 'free')).toEqual({ kind: 'free', tenge: 0 })
  expect(priceOf('analysis', null, 'from')).toEqual({ kind: 'onRequest', tenge: 0 })
  // Nobody is promised for nothing what the record asks money for.
  expect(priceOf('visit', 9000, 'free')).toEqual({ kind: 'from', tenge: 9000 })
})

test('a backend says it in words or in a field of its own; what contradicts a price counts for nothing', () => {
  const read = (fields: object) => {
    const record = { id: 1, slug: 'a', name: 'A', ...fields }
    const { price, priceKind } = serviceKind.schema.parse(record)
    expect(misreadIn(serviceKind.schema, record)).toEqual([])
    return priceOf('service', price, priceKind)
  }
  expect(read({ price: 'ровно 9 000' })).toEqual({ kind: 'exact', tenge: 9000 })
  expect(read({ price: '9000.00', price_kind: 'exact' })).toEqual({ kind: 'exact', tenge: 9000 })
  expect(read({ price: 'Бесплатно' })).toEqual({ kind: 'free', tenge: 0 })
  expect(read({ price: 0, price_kind: 'free' })).toEqual({ kind: 'free', tenge: 0 })
  expect(read({ price: 9000, price_kind: 'free' })).toEqual({ kind: 'from', tenge: 9000 })
  expect(read({ price: 'договорная' })).toEqual({ kind: 'onRequest', tenge: 0 })
  const odd = { id: 1, slug: 'a', name: 'A', price: 9000, price_kind: 'cheap' }
  expect(misreadIn(serviceKind.schema, odd)).toEqual(['price_kind'])
})
