/** What analyses cost together, as an assistant is told it. */
import { estimate } from '@/lib/mcp/tools/estimate'
import { madeUpContent, readFrom } from '../../support/content'

process.env.SITE_URL = 'https://clinic.example'

const analysis = (id: number, name: string, more: object) => ({
  ...{ id, name, slug: `analysis-${id}`, category_analyse_id: 1, bloodTestIncluded: false },
  ...more,
})
const prices = (adults: number, children: number) => [
  { key: 'adults', name: 'Взрослым', price: adults },
  { key: 'children', name: 'Детям', price: children },
]
const lists: Readonly<Record<string, readonly object[]>> = {
  analyses: [
    analysis(1, 'Проба слезы', { price: 444, prices: prices(555, 444) }),
    analysis(2, 'Мазок из глаза', { price: 777 }),
    analysis(3, 'Ферритин', { price: 2000, bloodTestIncluded: true }),
  ],
  'category-analyses': [{ id: 1, name: 'Анализы' }],
}

beforeEach(() => readFrom(madeUpContent(path => ({ data: lists[path] ?? [] })).store))

const ask = (codes: readonly string[], priceFor?: string) =>
  estimate.run(estimate.input.parse({ codes, priceFor }))

test.each([
  [undefined, 1221, 'from', []],
  ['взрослым', 1332, 'exact', ['Взрослым']],
  ['Детям', 1221, 'exact', ['Детям']],
  ['собакам', 1221, 'from', []],
])('at the price for %s', async (priceFor, total, totalKind, named) => {
  const answer = await ask(['a1', 'a2'], priceFor)
  expect(answer).toMatchObject({ total, totalKind, pricesFor: ['Взрослым', 'Детям'] })
  const { items } = answer as { items: readonly { priceFor?: string }[] }
  expect(items.flatMap(each => each.priceFor ?? [])).toEqual(named)
})
