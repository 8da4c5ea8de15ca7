/** The tables of the price list: whole on its page, or of a long one loaded later. */

import { type PriceRow, type PriceSection, priceSections } from '@/lib/screens/price-sections'
import { mostRows, priceTables, readPriceCodes, readPriceRows } from '@/lib/screens/price-tables'

const request = (locale: string) =>
  new Request('http://localhost/api/catalogue', { headers: { 'Accept-Language': locale } })

test('the rows that a page loads later are those that it has in its HTML (B1261)', async () => {
  const sections = await priceSections('kk')
  const { data } = await (await readPriceRows(request('kk'))).json()
  const { sections: tables, isLong } = await priceTables(sections, 'kk')
  expect(isLong).toBe(false)
  const groups = tables.flatMap(section => section.groups)
  expect(Object.fromEntries(groups.map(({ id, rows }) => [id, Reflect.get(rows, 'html')]))).toEqual(
    data,
  )
  expect(Object.keys(data)).toHaveLength(groups.length)
  expect(groups[0]).toMatchObject({
    rows: { html: expect.stringMatching(/^<tr>.+ href=\/kk\/[\w./-]+>/) },
  })
})

test('each row that can be added has its code, in the order of the tables; a promotion has none (B1290)', async () => {
  const sections = await priceSections('kk')
  const { data } = await (await readPriceCodes(request('kk'))).json()
  const groups = sections.flatMap(section =>
    section.groups.map(group => ({ ...section, ...group })),
  )
  expect(data.map((codes: string[]) => codes.length)).toEqual(groups.map(({ rows }) => rows.length))
  const codesOf = (kind: string) =>
    groups.flatMap((group, at) => (group.kind === kind ? (data[at] as string[]) : []))
  expect(codesOf('services')[0]).toMatch(/^s\d+$/)
  expect(codesOf('doctors')[0]).toMatch(/^v\d+$/)
  expect(codesOf('analyses')[0]).toMatch(/^a\d+$/)
  expect(codesOf('checkUps')[0]).toMatch(/^c\d+[mf]?$/)
  expect(new Set(codesOf('promotions'))).toEqual(new Set(['']))
})

test('a list of thousands has the page of each category in place of its rows, and the rows of what has no page', async () => {
  const row: PriceRow = {
    ...{ id: 'a', name: '<ТТГ>', path: '/analysis/list/ttg', discount: 10, bloodDrawing: 0 },
    price: { kind: 'exact', tenge: 1000 },
  }
  const section: PriceSection = {
    ...{ kind: 'analyses', title: 'Анализы' },
    groups: [
      { title: 'Гормоны', path: '/analysis/category/1-gormony', rows: Array(mostRows).fill(row) },
      { title: 'Другие', rows: [row] },
    ],
  }
  const { sections, isLong } = await priceTables([section], 'kk')
  expect(isLong).toBe(true)
  expect(sections[0]?.groups).toMatchObject([
    { id: 'analyses-1', count: mostRows, rows: { path: '/kk/analysis/category/1-gormony' } },
    { id: 'analyses-2', rows: { html: expect.stringContaining('&lt;ТТГ&gt;') } },
  ])
})
