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

describe('what is taken together although its preparations differ is said to have an order (B1440)', () => {
  const preparing = (slugs: readonly string[], demand: RegExp) =>
    records.analyses.some(
      ({ slug, preparation }) => slugs.includes(slug) && demand.test(preparation?.ru ?? ''),
    )
  const packages = entries.checkUps.flatMap(({ value }) =>
    value.packages.map(({ id, programme = [] }) => {
      const taken = programme.flatMap(part => (part.notes ? [] : part.items))
      const notes = programme.flatMap(part => (part.notes ? part.items : []))
      return { id, taken, notes, slugs: taken.flatMap(({ analysis = [] }) => analysis) }
    }),
  )

  test.each([
    [
      'a smear and an ultrasound from inside',
      /УЗИ внутренним датчиком/,
      { service: 'uzi-malogo-taza' },
      { ru: 'до УЗИ', kk: 'УДЗ-сына дейін' },
    ],
    [
      'PSA and an examination by a urologist',
      /осмотра через прямую кишку/,
      { visit_to: 'urolog' },
      { ru: 'до осмотра уролога', kk: 'уролог қарағанға дейін' },
    ],
    [
      'a smear and hormones of a day of the cycle',
      /с пятого дня цикла/,
      { analysis: 'fsg' },
      { ru: 'в другой день', kk: 'басқа күні' },
    ],
  ])('%s', (_, demand, other, words) => {
    const both = packages.filter(
      ({ taken, slugs }) =>
        preparing(slugs, demand) &&
        taken.some(item =>
          Object.entries(other).every(([key, slug]) =>
            [Reflect.get(item, key)].flat().includes(slug),
          ),
        ),
    )
    const silent = locales.flatMap(locale =>
      both
        .filter(({ notes }) => !notes.some(note => note[locale]?.includes(words[locale])))
        .map(({ id }) => `${id} ${locale}`),
    )
    expect(both.length).toBeGreaterThan(0)
    expect(silent).toEqual([])
  })

  test('a scraping before the toilet, and what is brought from home', () => {
    const sets = records.analysisSets.filter(({ parts }) => {
      const taken = records.analyses.filter(({ id }) =>
        parts.some(({ analysis_id }) => analysis_id === id),
      )
      const isBefore = taken.some(({ preparation }) =>
        preparation?.ru.includes('до посещения туалета'),
      )
      return isBefore && taken.some(({ sample }) => sample === 'stool' || sample === 'urine')
    })
    expect(sets.length).toBeGreaterThan(0)
    for (const { note } of sets) {
      expect(note?.ru).toContain('в другой день')
      expect(note?.kk).toContain('басқа күні')
    }
  })
})
