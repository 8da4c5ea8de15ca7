/**
 * What patients ask of clinics, with what a good registrar would answer: a pattern of what is found,
 * `page:topic`, or `nothing`. A clinic that has nothing of the kind is to answer nothing.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { loadRecords } from '@/lib/backend/records/load'
import { corpusOfSeed } from '@/lib/backend/search'
import type { Corpus } from '@/lib/content/search/corpus'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findAnswer } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { Locale } from '@/lib/routing/locales'
import { fold } from '@/lib/text/fold'

/** Those that the search is tuned by, and those that were put aside before and used once, the last five by other hands. */
export type SearchSet =
  | 'tried'
  | 'kept'
  | 'registrar'
  | 'nurse'
  | 'nurse-later'
  | 'nurse-last'
  | 'clerk'

export interface Question {
  /** `general`, `second`, `dental` or `lab`: which clinics it is asked of. */
  readonly clinic: string
  readonly locale: Locale
  readonly question: string
  readonly expected: string
}

export const searchFolder = 'tests/support/searches'

export const readQuestions = (set: SearchSet): readonly Question[] =>
  parse(readFileSync(join(searchFolder, `${set}.csv`)), {
    columns: true,
    delimiter: ';',
    quote: null,
  })

interface AskedClinic {
  readonly name: string
  readonly asked: readonly string[]
  readonly corpus: Corpus
  /** Topics of the site that it has a page for. */
  readonly topics: readonly string[]
}

const everyClinic = ['prices', 'address', 'hours', 'licence']

export const askedClinics = (): readonly AskedClinic[] => [
  {
    name: 'sample',
    asked: ['general'],
    corpus: clinicOf('content'),
    topics: [
      ...everyClinic,
      ...['calculator', 'parking', 'insurance', 'vacancies', 'gift', 'access', 'preparation'],
      ...['documents', 'results', 'tax'],
    ],
  },
  {
    name: 'second clinic',
    asked: ['general', 'second'],
    corpus: clinicOf('tests/support/second-clinic'),
    topics: [...everyClinic, 'calculator'],
  },
  {
    name: 'dentist',
    asked: ['dental'],
    corpus: listOf('services', 'dentist'),
    topics: everyClinic,
  },
  {
    name: 'laboratory',
    asked: ['lab'],
    corpus: listOf('analyses', 'laboratory'),
    topics: [...everyClinic, 'calculator'],
  },
]

function clinicOf(folder: string): Corpus {
  const before = process.env.CONTENT_DIR
  process.env.CONTENT_DIR = folder
  const corpus = corpusOfSeed(loadRecords().records)
  if (before === undefined) delete process.env.CONTENT_DIR
  else process.env.CONTENT_DIR = before
  return corpus
}

function listOf(table: 'services' | 'analyses', list: string): Corpus {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(searchFolder, `${list}.csv`), join(folder, `${table}.csv`))
  const corpus = clinicOf(folder)
  rmSync(folder, { recursive: true })
  return corpus
}

/**
 * `said`: other than what was asked for, but the answer says what it left out or changed. `silent`: other
 * than that without a word. `missed`: nothing, though there is something.
 */
export type Outcome = 'right' | 'said' | 'silent' | 'missed'

export interface Verdict extends Question {
  readonly outcome: Outcome
  readonly found: readonly string[]
}

/** Asks a clinic all questions that are for its kind. */
export function judgeClinic(clinic: AskedClinic, questions: readonly Question[]): Verdict[] {
  const engine = makeEngine({ corpus: clinic.corpus, lexicon: searchLexicon() })
  const names = namesOf(clinic.corpus)
  const has = (pattern: RegExp) => [...names.values()].some(name => pattern.test(name))
  return questions
    .filter(question => clinic.asked.includes(question.clinic))
    .map(each => {
      const answer = findAnswer(engine, each.locale, each.question, null)
      const hits = answer.hits
        .slice(0, 3)
        .map(({ category, record }) => names.get(`${category} ${record}`) ?? '')
      const { topic } = answer
      const isSaid = answer.unused.length + answer.corrected.length + answer.conditions.length > 0
      const options = each.expected.split('|')
      const pages = options.flatMap(option => option.match(/^page:(.*)/)?.[1] ?? [])
      const pattern = options.filter(option => !/^(page:|nothing$)/.test(option)).join('|')
      const isPage = pages.some(page => clinic.topics.includes(page))
      const wanted = pattern && has(regExp(pattern)) ? regExp(pattern) : null
      const isTopic = topic !== null && clinic.topics.includes(topic)
      const found = [...(isTopic ? [`page:${topic}`] : []), ...hits]
      const isEmpty = found.length === 0
      const isRight =
        isPage || wanted
          ? (isPage && topic !== null && pages.includes(topic)) ||
            hits.some(name => wanted?.test(name))
          : isEmpty
      const outcome = isRight ? 'right' : isEmpty ? 'missed' : isSaid ? 'said' : 'silent'
      return { ...each, outcome, found }
    })
}

const regExp = (pattern: string) =>
  new RegExp(
    pattern
      .split('|')
      .map(each => (/^[A-ZА-ЯЁ0-9]{1,3}$/.test(each) ? `(?<!\\p{L})${fold(each)}` : fold(each)))
      .join('|'),
    'iu',
  )

/** By kind and id: the folded Russian name, with the specialties of a doctor. */
function namesOf(corpus: Corpus): ReadonlyMap<string, string> {
  const lists = Object.values(corpus).filter(({ searched }) => searched.as)
  return new Map(
    lists.flatMap(({ searched, records }) =>
      [...records.kk, ...records.ru].map(record => {
        const words = [record.name, ...(searched.specialties?.(record) ?? [])]
        return [`${searched.as} ${record.id}`, fold(words.join(', '))] as const
      }),
    ),
  )
}
