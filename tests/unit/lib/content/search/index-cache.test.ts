import MiniSearch from 'minisearch'
import { corpusOfSeed } from '@/lib/backend/search'
import { corpusOf } from '@/lib/content/corpus'
import type { Corpus } from '@/lib/content/search/corpus'
import { IndexCache, makeEngine as makeEngineOf } from '@/lib/content/search/index-cache'
import { findHits, wireOf } from '@/lib/content/search/search'
import type { SiteEngine } from '@/lib/content/search/site-engine'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { Locale } from '@/lib/routing/locales'
import { generateSeed, seed } from '@/tests/support/seed'
import { kazakhQueries, mistypedQueries, russianQueries } from '@/tests/support/synonym-queries'

const lexicon = searchLexicon()
const withWords = (corpus: Corpus) => ({ corpus, lexicon })
const makeEngine = (corpus: Corpus) => makeEngineOf(withWords(corpus))

const whole = corpusOfSeed(seed)

/** Analyses that the tests name. */
const named = ['ferritin', 'zhelezo-syvorotochnoe']
/** With some of the analyses, as an index takes as long as there are records. */
const corpus = withAnalyses(
  records => records.filter(({ slug }, index) => index % 6 === 0 || named.includes(slug)),
  whole,
)
const namesIn = (engine: SiteEngine, text: string) =>
  findHits(engine, 'ru', text, null).map(({ name }) => name)

type Records = Corpus[string]['records']
type Change = (records: Records[Locale], locale: Locale) => Records[Locale]

/** The corpus with other analyses. */
function withAnalyses(change: Change, from = corpus): Corpus {
  const { analysis } = from
  if (!analysis) throw new Error('No analyses')
  const { ru, kk } = analysis.records
  const records = { ru: change(ru, 'ru'), kk: change(kk, 'kk') }
  return { ...from, analysis: { ...analysis, records } }
}

/** The corpus without one analysis in some languages. */
const without = (slug: string, languages: readonly Locale[]): Corpus =>
  withAnalyses((records, locale) =>
    languages.includes(locale) ? records.filter(each => each.slug !== slug) : records,
  )

test('the same lists are indexed once, whatever object contains them', async () => {
  const keeper = new IndexCache()
  const first = await keeper.engineOf(withWords(corpus))
  expect(await keeper.engineOf(withWords(withAnalyses(records => records)))).toBe(first)
})

test('concurrent calls while the first index is built get the same one', async () => {
  const keeper = new IndexCache()
  const [one, other] = await Promise.all([
    keeper.engineOf(withWords(corpus)),
    keeper.engineOf(withWords(corpus)),
  ])
  expect(one).toBe(other)
})

test('during an update every record is found, in its old or new version', () => {
  const engine = makeEngine(corpus)
  const changed = withAnalyses(records =>
    records.map(each => (each.slug === 'ferritin' ? { ...each, name: 'Ферритин зебры' } : each)),
  )
  const seen = new Set<string>()
  for (const _ of engine.update(changed)) {
    const [first = 'nothing'] = namesIn(engine, 'ферритин')
    seen.add(first)
  }
  expect([...seen]).toEqual(['Ферритин в крови', 'Ферритин зебры'])
})

/** Other names, another order, added and removed records. */
const renewed = withAnalyses(
  records =>
    records
      .filter(({ id }) => id % 7 !== 0)
      .map(each => (each.id % 5 === 0 ? { ...each, name: `${each.name}, зебра` } : each))
      .toSorted((a, b) => (a.id % 3) - (b.id % 3)),
  whole,
)

test('an updated index gives the same results as a new one', () => {
  const engine = makeEngine(renewed)
  for (const lists of [whole, renewed]) for (const _ of engine.update(lists));
  const anew = makeEngine(renewed)
  const queries = [...russianQueries, ...kazakhQueries, ...mistypedQueries]
  for (const [text] of queries.filter((_, index) => index % 5 === 0)) {
    expect([text, findHits(engine, 'ru', text, null)]).toEqual([
      text,
      findHits(anew, 'ru', text, null),
    ])
  }
  expect(namesIn(engine, 'зебра')).not.toEqual([])
})

test('only records with changed text are indexed again', () => {
  const engine = makeEngine(corpus)
  const add = jest.spyOn(MiniSearch.prototype, 'add')
  const copied = withAnalyses(records => records.map(each => ({ ...each, price: 1 })))
  for (const _ of engine.update(copied));
  expect(add).not.toHaveBeenCalled()
  const changed = withAnalyses(records =>
    records.map(each => (each.slug === 'ferritin' ? { ...each, name: 'Зебра' } : each)),
  )
  for (const _ of engine.update(changed));
  expect(add).toHaveBeenCalledTimes(1)
  add.mockRestore()
})

test('changes during indexing are in the next index, without a query', async () => {
  const keeper = new IndexCache()
  const changed = without('ferritin', ['ru', 'kk'])
  await Promise.all([keeper.prepare(withWords(corpus)), keeper.prepare(withWords(changed))])
  expect(namesIn(await keeper.engineOf(withWords(changed)), 'ферритин')).not.toContain(
    'Ферритин в крови',
  )
})

test('building a large index yields to other work', async () => {
  const many = corpusOfSeed(generateSeed({ analyses: 1500 }))
  let turns = 0
  let ready = false
  const others = (async () => {
    while (!ready) {
      await new Promise(setImmediate)
      turns += 1
    }
  })()
  // Also when it fails, as the other work would never end.
  await new IndexCache().engineOf(withWords(many)).finally(() => {
    ready = true
  })
  await others
  expect(turns).toBeGreaterThan(5)
})

test('a record is found in both languages, and shown where it has a page', async () => {
  const engine = await new IndexCache().engineOf(withWords(without('ferritin', ['kk'])))
  const slugs = (locale: 'ru' | 'kk') =>
    findHits(engine, locale, 'ферритин', 'analysis').map(({ slug }) => slug)
  expect(slugs('ru')).toContain('ferritin')
  expect(slugs('kk')).not.toContain('ferritin')
})

test('a record may have another slug in each language', async () => {
  const renamed = withAnalyses((records, locale) =>
    locale === 'ru' ? records : records.map(each => ({ ...each, slug: `kk-${each.slug}` })),
  )
  const engine = await new IndexCache().engineOf(withWords(renamed))
  const [ru] = findHits(engine, 'ru', 'темір', 'analysis')
  const [kk] = findHits(engine, 'kk', 'темір', 'analysis')
  expect([ru?.slug, kk?.slug]).toEqual(['zhelezo-syvorotochnoe', 'kk-zhelezo-syvorotochnoe'])
  expect(ru?.record).toBe(kk?.record)
})

test('a backend without records has no hits', async () => {
  const engine = await new IndexCache().engineOf(withWords(corpusOf(() => [])))
  const hits = wireOf(findHits(engine, 'ru', 'анализы', null))
  expect(Object.values(hits).flat()).toEqual([])
})
