import { corpusOfSeed } from '@/lib/backend/search'
import { IndexCache, makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import {
  askedClinics,
  judgeClinic,
  type Outcome,
  readQuestions,
  type SearchSet,
} from '@/tests/support/searches'
import { generateSeed, seed } from '@/tests/support/seed'
import { kazakhQueries, mistypedQueries, russianQueries } from '@/tests/support/synonym-queries'

/**
 * Measures the search and writes the results as JSON to standard output. Run by search.ts
 * with tsx and the conditions of the server.
 */

type Seed = typeof seed

const tables = {
  Russian: { queries: russianQueries, locale: 'ru' },
  Kazakh: { queries: kazakhQueries, locale: 'kk' },
  mistyped: { queries: mistypedQueries, locale: 'ru' },
} as const

const rounds = 3

/** CPU time of this process so far, in ms. */
function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timeOf(work: () => unknown) {
  const begin = processorTime()
  work()
  return processorTime() - begin
}

type Engine = ReturnType<typeof makeEngine>

/** The longest time, in ms, for which indexing blocks the event loop. */
async function longestBlock(corpus: ReturnType<typeof corpusOfSeed>) {
  let longest = 0
  let last = performance.now()
  let isReady = false
  const watch = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isReady) setImmediate(watch)
  }
  setImmediate(watch)
  await new IndexCache().engineOf({ corpus, lexicon: searchLexicon() })
  isReady = true
  return longest
}

async function measure(name: string, records: Seed) {
  const corpus = corpusOfSeed(records)
  const engines: Engine[] = []
  const indexing = medianOf(
    Array.from({ length: rounds }, () =>
      timeOf(() => engines.push(makeEngine({ corpus, lexicon: searchLexicon() }))),
    ),
  )
  const [engine, other] = engines
  if (!engine || !other) throw new Error('No index was made')
  const renewal = medianOf(
    ['А', 'Б', 'В'].map(letter => {
      const changed = renamed(corpus, letter)
      return timeOf(() => {
        for (const _ of other.update(changed));
      })
    }),
  )
  const texts = Object.values(tables).flatMap(({ queries, locale }) =>
    queries.flatMap(([text]) => beginnings(text).map(each => ({ text: each, locale }))),
  )
  const quality = Object.fromEntries(
    Object.entries(tables).map(([table, each]) => [table, qualityOf(engine, each)]),
  )
  const times = texts.map(({ text, locale }) => ({
    text,
    time: medianOf(
      Array.from({ length: rounds }, () => timeOf(() => findHits(engine, locale, text, null))),
    ),
  }))
  times.sort((a, b) => a.time - b.time)
  const worst = times.at(-1)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.time
  const query = { median: at(0.5), p95: at(0.95), worst: worst?.time, worstText: worst?.text }
  const blocks = []
  for (let round = 0; round < rounds; round++) blocks.push(await longestBlock(corpus))
  return {
    name,
    records: sizeOf(records),
    indexing,
    renewal,
    block: medianOf(blocks),
    query,
    quality,
  }
}

/** The same records as new objects, ten analyses with other names. */
function renamed(corpus: ReturnType<typeof corpusOfSeed>, letter: string) {
  const { analysis } = corpus
  if (!analysis) throw new Error('No analyses')
  const renew = (records: typeof analysis.records.ru) =>
    records.map((each, index) => ({ ...each, name: index < 10 ? each.name + letter : each.name }))
  const { ru, kk } = analysis.records
  return { ...corpus, analysis: { ...analysis, records: { ru: renew(ru), kk: renew(kk) } } }
}

/**
 * Queries of the search box while somebody types: the first two letters, half of the text, all of
 * it.
 */
const beginnings = (text: string) => [
  text.slice(0, 2),
  text.slice(0, Math.ceil(text.length / 2)),
  text,
]

const medianOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function qualityOf(engine: Engine, { queries, locale }: (typeof tables)[keyof typeof tables]) {
  const missed = queries
    .filter(([text, wanted]) => {
      const hits = findHits(engine, locale, text, null).slice(0, 3)
      return !wanted.split(' | ').some(option => hits.some(hit => isWanted(hit, option)))
    })
    .map(([text]) => text)
  return { queries: queries.length, found: queries.length - missed.length, missed }
}

/** Evaluates the notation of the query tables. */
function isWanted({ category, slug }: { category: string; slug: string }, wanted: string) {
  const [kind, what = ''] = wanted.split(/: |\//)
  if (kind !== category) return false
  return what === slug || what === '*' || specialtiesOf(slug).includes(what)
}

function specialtiesOf(slug: string) {
  const ids = seed.doctors.find(doctor => doctor.slug === slug)?.job_titles ?? []
  return seed.specialties.filter(({ id }) => ids.includes(id)).map(({ name }) => name.ru)
}

const sizeOf = ({ analyses, doctors, services, promotions, checkUps }: Seed) =>
  [analyses, doctors, services, promotions, checkUps].reduce((sum, list) => sum + list.length, 0)

const large = generateSeed({
  analyses: 5000,
  doctors: 500,
  services: 300,
  promotions: 100,
  checkUps: 100,
})
const measured = [await measure('seed', seed), await measure('6,000 records', large)]
const questions = readQuestions((process.argv[2] ?? 'tried') as SearchSet)
const asked = askedClinics().map(clinic => {
  const verdicts = judgeClinic(clinic, questions)
  const count = (outcome: Outcome) => verdicts.filter(each => each.outcome === outcome).length
  const faults = verdicts
    .filter(({ outcome }) => outcome !== 'right')
    .map(({ outcome, question, found }) => `${outcome}: «${question}» ${found.join(' / ')}`)
  const figures = { right: count('right'), said: count('said'), silent: count('silent') }
  return {
    name: clinic.name,
    questions: verdicts.length,
    ...figures,
    missed: count('missed'),
    faults,
  }
})
console.log(JSON.stringify({ measured, asked }))
