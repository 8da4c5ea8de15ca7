import fc from 'fast-check'
import type { CalculatorItem } from '@/lib/calculator/item'
import {
  matchReferral as matchListWith,
  type NamedItem,
  namedItems,
  type ReferralLine,
} from '@/lib/content/search/match-referral'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { seed } from '@/tests/support/seed'
import { referrals } from '../../calculator/referrals'
import { foreignLists, keysOf } from './foreign-clinic'

const matchList = (text: string, records: readonly NamedItem[]) =>
  matchListWith(text, records, searchLexicon())

/** Minimum share of correct lines. */
const share = 0.95

const itemOf = ({ id, slug, name }: Pick<CalculatorItem, 'id' | 'slug' | 'name'>) => ({
  ...{ id, slug, name, price: 1000, category: 1, bloodTest: true, discount: 0, document: null },
})
const inSeed = (locale: 'ru' | 'kk') =>
  seed.analyses.map(({ id, slug, name }) => itemOf({ id, slug, name: name[locale] }))

interface Clinic {
  readonly records: readonly NamedItem[]
  /** The key of an analysis in the table; empty if the table does not have it. */
  readonly keyOf: (slug: string) => string
}

const clinics: Readonly<Record<string, Clinic>> = {
  'our own': { records: namedItems(inSeed('ru'), inSeed('kk')), keyOf: slug => slug },
  'another, with other names': {
    records: namedItems(foreignLists.ru.analysis.map(itemOf), foreignLists.kk.analysis.map(itemOf)),
    keyOf: slug => keysOf('analysis', slug)[0] ?? '',
  },
}

const sorted = (words: readonly string[]) => words.toSorted().join(' ')

/** A result in the notation of the table. */
function written(line: ReferralLine | undefined, { keyOf }: Clinic): string {
  if (line?.kind === 'sure') return sorted(line.items.map(({ slug }) => keyOf(slug)))
  if (line?.kind === 'doubtful') return `? ${line.choices.map(({ slug }) => keyOf(slug)).join(' ')}`
  return line ? '-' : ''
}

function isRight(wanted: string, found: string): boolean {
  const keys = wanted.replace(/^[?~]/, '')
  const isOffered = found.startsWith('?') && found.split(' ').includes(keys)
  if (wanted.startsWith('?')) return isOffered
  return sorted(keys.split(' ')) === found || (wanted.startsWith('~') && isOffered)
}

describe.each(Object.entries(clinics))('in a clinic: %s', (_, clinic) => {
  const has = new Set(clinic.records.map(({ item }) => clinic.keyOf(item.slug)))
  const lines = referrals.flatMap(([text, wanted]) => {
    const found = matchList(text, clinic.records)
    return wanted.map((each, place) => {
      const isThere = each
        .replace(/^[?~]/, '')
        .split(' ')
        .every(key => has.has(key))
      const right = isThere || each === '-' ? each : '-'
      return { text: found[place]?.text, wanted: right, found: written(found[place], clinic) }
    })
  })

  test('nearly all lines are correct', () => {
    const missed = lines.filter(({ wanted, found }) => !isRight(wanted, found))
    const enough = 1 - missed.length / lines.length >= share
    expect({ missed, enough }).toEqual({ missed, enough: true })
  })

  test('no line is silently wrong', () => {
    const wrong = lines.filter(
      ({ wanted, found }) => /^[^?-]/.test(found) && !isRight(wanted, found),
    )
    expect(wrong).toEqual([])
  })

  test('every list gives as many lines as it has names', () => {
    const counts = referrals.map(([text]) => matchList(text, clinic.records).length)
    expect(counts).toEqual(referrals.map(([, wanted]) => wanted.length))
  })
})

const { records } = clinics['our own'] as Clinic
const kindOf = (text: string) => matchList(text, records).map(({ kind }) => kind)

describe('ambiguous names are offered for choice', () => {
  test.each([
    'Т4',
    'гепатит В',
    'сифилис',
    'биохимия',
    'белок в моче',
    'ЛЖСС',
    'глюкоза через час',
  ])('%s', text => {
    expect(kindOf(text)).toEqual(['doubtful'])
  })
})

test.each([
  ['слова о здоровье', 'хорошо бы провериться'],
  ['other services', 'УЗИ щитовидной железы'],
  ['a phone', '+7 701 000 00 00'],
])('%s choose nothing', (_, text) => {
  expect(kindOf(text)).not.toContain('sure')
})

test('what cannot be seen in a copied list makes no difference', () => {
  const list = '1) ТТГ\n2) витамин Д, ферритин\nобщий анализ крови'
  const copied =
    '\uFEFF\u202A1)\u00A0Т\u200EТГ\u202C\n\u20682) витамин\u00A0\u200BД\u2069, ферри\u00ADтин\u200D\r\nобщий\u2060 анализ\u202Fкрови'
  const { records } = clinics['our own'] as Clinic
  const found = (text: string) => matchList(text, records)
  expect(found(list).filter(({ kind }) => kind === 'sure').length).toBeGreaterThan(2)
  expect(found(copied)).toEqual(found(list))
})

test('any text gives lines with at most three candidates, in limited time', () => {
  const names = [
    'ОАК',
    'Т4',
    'св',
    'и',
    '/',
    '+',
    '(',
    ')',
    ',',
    '1)',
    'вит',
    'D',
    'общий',
    '\n',
    'моча',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...names), { maxLength: 40 }).map(words => words.join(' ')),
  )
  fc.assert(
    fc.property(anyText, text => {
      for (const line of matchList(text, records)) {
        expect(line.text).not.toBe('')
        if (line.kind === 'doubtful') expect(line.choices.length).toBeLessThanOrEqual(3)
        if (line.kind !== 'unknown') {
          expect((line.kind === 'sure' ? line.items : line.choices).length).toBeGreaterThan(0)
        }
      }
    }),
    { numRuns: 60 },
  )
  const began = performance.now()
  matchList('глюкоза ферритин '.repeat(500), records)
  expect(performance.now() - began).toBeLessThan(3000)
})
