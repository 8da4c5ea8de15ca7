/** What a programme of the sample says against what it sells (B1103, B1104). */
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

test('a package with an examination that has a warning has remarks of its own', () => {
  const warned = records.services.flatMap(({ slug, warning }) => (warning ? [slug] : []))
  const silent = entries.checkUps.flatMap(({ value }) =>
    value.packages.flatMap(({ id, programme = [] }) => {
      const isWarned = programme.some(part =>
        part.items.some(({ service }) => service && warned.includes(service)),
      )
      return isWarned && !programme.some(({ notes }) => notes) ? [id] : []
    }),
  )
  expect(warned.length).toBeGreaterThan(0)
  expect(silent).toEqual([])
})
