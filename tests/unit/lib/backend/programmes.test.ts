/** What a programme of the sample names stands in the names of the analyses that it sells (B1103). */
import { loadRecords } from '@/lib/backend/records/load'
import { locales } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'

const { entries, records } = loadRecords()
const items = entries.checkUps.flatMap(({ value }) =>
  value.packages.flatMap(({ programme = [] }) => programme.flatMap(part => part.items)),
)

/** `СОЭ`, `HbA1c`, `ПЦР-7`: two capital letters or more in a word. */
const abbreviations = (text: string) =>
  text.match(/[\p{L}\d]*\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*/gu) ?? []

test.each(locales)('each abbreviation of an item is one of its analyses, %s', locale => {
  const missing = items.flatMap(item => {
    const { analysis = [] } = item
    const names = records.analyses.filter(({ slug }) => analysis.includes(slug))
    const text = plainText(names.map(({ name }) => name[locale]).join(' '))
    if (names.length === 0) return []
    const said = plainText(item[locale] ?? '')
    return abbreviations(said).flatMap(word => (text.includes(word) ? [] : [`${said}: ${word}`]))
  })
  expect([...new Set(missing)]).toEqual([])
})
