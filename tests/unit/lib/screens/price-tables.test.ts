/** The tables of the price list: whole on its page, or of a long one loaded later. */

import type { PriceRow, PriceSection } from '@/lib/props/price-list'
import { priceSections } from '@/lib/screens/price-sections'
import { mostRows, priceTables, readPriceRows } from '@/lib/screens/price-tables'

const request = (locale: string) =>
  new Request('http://localhost/api/catalogue/prices', { headers: { 'Accept-Language': locale } })

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
  expect(groups[0]).toMatchObject({ rows: { html: expect.stringMatching(/^<tr>.+href="\/kk\//) } })
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
