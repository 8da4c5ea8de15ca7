/** The price list for the calculator. */
import type { CalculatorItem } from '@/lib/calculator/item'
import { getPriceListPart } from '@/lib/content/client/price-list'
import { readAnalyses, readSold } from '@/lib/http/catalogue'

const get = (query: string, locale = 'ru') =>
  readAnalyses(
    new Request(`http://localhost/api/catalogue/analyses${query}`, {
      headers: { 'Accept-Language': locale },
    }),
  )

const idsOf = (items: readonly CalculatorItem[]) => items.map(({ id }) => id)

async function itemsOf(response: Response): Promise<readonly CalculatorItem[]> {
  return (await response.json()).data
}

test('responds in the language of the header, with Vary', async () => {
  const ru = await get('?ids=101')
  const kk = await get('?ids=101', 'kk')
  expect(ru.status).toBe(200)
  expect(ru.headers.get('vary')).toBe('Accept-Language')
  expect(ru.headers.get('cache-control')).toBe('no-cache')
  const [russian] = await itemsOf(ru)
  const [kazakh] = await itemsOf(kk)
  expect(russian?.name).toBe('Общий анализ крови (ОАК)')
  expect(kazakh?.name).toBe('Жалпы қан талдауы (ЖҚТ)')
  expect(kazakh?.document).toMatch(/^\/files\/documents\/kk\//)
})

test('returns the given categories, the given analyses, and all by default', async () => {
  const some = await itemsOf(await get('?category=1,2'))
  const all = await itemsOf(await get(''))
  expect(new Set(some.map(({ category }) => category))).toEqual(new Set([1, 2]))
  expect(all).toHaveLength(300)
  expect(idsOf(await itemsOf(await get('?ids=101,999999')))).toEqual([101])
})

test('has the same analyses in both languages, and the same list until they change', async () => {
  const ru = await getPriceListPart('ru', { kind: 'all' })
  const kk = await getPriceListPart('kk', { kind: 'all' })
  expect(idsOf(kk)).toEqual(idsOf(ru))
  expect(kk.map(({ name }) => name)).not.toEqual(ru.map(({ name }) => name))
  expect(await getPriceListPart('ru', { kind: 'all' })).toBe(ru)
})

test.each(['?ids=', '?ids=1,,2', '?category=abc', '?category=-1', `?ids=${'1,'.repeat(500)}1`])(
  'refuses %s',
  async query => {
    const response = await get(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['ru', 'витамин д', 'vitamin-d'],
  ['ru', 'б12', 'vitamin-b12'],
  ['ru', 'сахр', 'gljukoza-v-krovi'],
  ['ru', 'оак', 'obshhij-analiz-krovi'],
  ['kk', 'ттг', 'ttg'],
  ['kk', 'д витамині', 'vitamin-d'],
])('finds as the search does, %s «%s» (B87)', async (locale, q, slug) => {
  const response = await get(`?${new URLSearchParams({ q })}`, locale)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await itemsOf(response))[0]?.slug).toBe(slug)
})

test('finds all of a general text, not only what suggestions have room for; nothing for blank', async () => {
  expect(
    (await itemsOf(await get(`?${new URLSearchParams({ q: 'ПЦР' })}`))).length,
  ).toBeGreaterThan(8)
  expect(await itemsOf(await get('?q='))).toEqual([])
})

const getSold = (query: string) =>
  readSold(
    new Request(`http://localhost/api/catalogue/sold${query}`, {
      headers: { 'Accept-Language': 'kk' },
    }),
  )

test('what is sold beside analyses has its name and price, in the order that is asked for (B1281)', async () => {
  const response = await getSold('?codes=v2,s1,s999999')
  expect(response.headers.get('vary')).toBe('Accept-Language')
  const { data } = await response.json()
  expect(data.map(({ code }: { readonly code: string }) => code)).toEqual(['v2', 's1'])
  expect(data[0]).toEqual({
    code: 'v2',
    name: expect.stringMatching(/: алғашқы қабылдау$/),
    price: { kind: 'from', tenge: expect.any(Number) },
  })
})

test.each(['', '?codes=', '?codes=12', '?codes=s1,x2', `?codes=${Array(31).fill('s1')}`])(
  'refuses %s as codes',
  async query => {
    expect((await getSold(query)).status).toBe(400)
  },
)
