/** What the sample says of one analysis against the leaflet beside it */
import { readFileSync } from 'node:fs'
import { loadRecords } from '@/lib/backend/records/load'
import { locales } from '@/lib/routing/locales'

const { records } = loadRecords()

/** Bounds of `15–20 минут` and `15 минут`. */
const minutesIn = (text: string) =>
  [...text.matchAll(/(\d+)(?:–(\d+))? минут/g)].flatMap(([, low, high = low]) =>
    [low, high].map(Number),
  )

/** How long to rest, of the figures at the head of a leaflet. */
function restIn(document: string, locale: string): readonly number[] {
  const name = document.replace(/^.*\/(.+)\.pdf$/, '$1')
  const text = readFileSync(`content/documents/${name}.${locale}.md`, 'utf8')
  return minutesIn(text.split('\n').find(line => line.startsWith('|')) ?? '')
}

test.each(locales)('the rest before an analysis is within that of its leaflet, %s', locale => {
  const compared = records.analyses.flatMap(({ slug, document, preparation }) => {
    const told = minutesIn(preparation?.[locale] ?? '')
    const [low = 0, high = 0] = document && told.length > 0 ? restIn(document, locale) : []
    return high > 0 ? [{ slug, isWithin: told.every(each => low <= each && each <= high) }] : []
  })
  expect(compared.length).toBeGreaterThan(5)
  expect(compared.filter(({ isWithin }) => !isWithin)).toEqual([])
})
