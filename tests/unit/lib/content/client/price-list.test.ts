import { getPriceListPart } from '@/lib/content/client/price-list'

test('complete, in the requested language', async () => {
  const ru = await getPriceListPart('ru', { kind: 'all' })
  const kk = await getPriceListPart('kk', { kind: 'all' })
  expect(ru).toHaveLength(300)
  expect(kk.map(({ id }) => id)).toEqual(ru.map(({ id }) => id))
  expect(kk.map(({ name }) => name)).not.toEqual(ru.map(({ name }) => name))
  expect(await getPriceListPart('ru', { kind: 'all' })).toBe(ru)
})

test('in parts', async () => {
  const part = await getPriceListPart('ru', { kind: 'categories', ids: [3, 9] })
  expect(new Set(part.map(({ category }) => category))).toEqual(new Set([3, 9]))
  const some = await getPriceListPart('ru', { kind: 'analyses', ids: [101, 999_999] })
  expect(some.map(({ id }) => id)).toEqual([101])
})
