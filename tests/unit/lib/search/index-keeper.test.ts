import { corpusOf } from '@/lib/backend/search'
import type { Corpus } from '@/lib/search/corpus'
import type { SearchEngine } from '@/lib/search/engine'
import { IndexKeeper } from '@/lib/search/index-keeper'
import { findHits, wireOf } from '@/lib/search/search'
import { generateSeed, seed } from '@/tests/support/seed'

const corpus = corpusOf(seed)
const namesIn = (engine: SearchEngine, text: string) =>
  findHits(engine, 'ru', text, null).map(({ name }) => name)

/** The corpus without the records of a slug in one language. */
const without = (slug: string, locales: readonly ('ru' | 'kk')[]): Corpus => {
  const lists = locales.map(locale => [
    locale,
    { ...corpus[locale], analyses: corpus[locale].analyses.filter(each => each.slug !== slug) },
  ])
  return { ...corpus, ...Object.fromEntries(lists) }
}

test('the same lists are read once, whatever holds them', async () => {
  const keeper = new IndexKeeper()
  const first = await keeper.engineOf(corpus)
  expect(await keeper.engineOf({ ru: { ...corpus.ru }, kk: { ...corpus.kk } })).toBe(first)
})

test('those who ask while the first index is made get the same one', async () => {
  const keeper = new IndexKeeper()
  const [one, other] = await Promise.all([keeper.engineOf(corpus), keeper.engineOf(corpus)])
  expect(one).toBe(other)
})

test('after a change the index before answers until the new one is there', async () => {
  const keeper = new IndexKeeper()
  const before = await keeper.engineOf(corpus)
  const changed = without('ferritin', ['ru', 'kk'])
  expect(await keeper.engineOf(changed)).toBe(before)
  let engine = before
  while (engine === before) {
    await new Promise(setImmediate)
    engine = await keeper.engineOf(changed)
  }
  expect(namesIn(before, 'ферритин')).toContain('Ферритин в крови')
  expect(namesIn(engine, 'ферритин')).not.toContain('Ферритин в крови')
})

test('making a large index lets others do their work in between', async () => {
  const many = corpusOf(generateSeed({ analyses: 1500 }))
  let turns = 0
  let ready = false
  const others = (async () => {
    while (!ready) {
      await new Promise(setImmediate)
      turns += 1
    }
  })()
  await new IndexKeeper().engineOf(many)
  ready = true
  await others
  expect(turns).toBeGreaterThan(5)
})

test('a record is found in both languages, and shown where it has a page', async () => {
  const engine = await new IndexKeeper().engineOf(without('ferritin', ['kk']))
  const slugs = (locale: 'ru' | 'kk') =>
    findHits(engine, locale, 'ферритин', 'analysis').map(({ slug }) => slug)
  expect(slugs('ru')).toContain('ferritin')
  expect(slugs('kk')).not.toContain('ferritin')
})

test('a record may have another slug in each language', async () => {
  const { analyses } = corpus.kk
  const renamed = analyses.map(each => ({ ...each, slug: `kk-${each.slug}` }))
  const engine = await new IndexKeeper().engineOf({
    ...corpus,
    kk: { ...corpus.kk, analyses: renamed },
  })
  const [ru] = findHits(engine, 'ru', 'темір', 'analysis')
  const [kk] = findHits(engine, 'kk', 'темір', 'analysis')
  expect([ru?.slug, kk?.slug]).toEqual(['zhelezo-syvorotochnoe', 'kk-zhelezo-syvorotochnoe'])
  expect(ru?.record).toBe(kk?.record)
})

test('a backend without any records finds nothing', async () => {
  const none = { services: [], doctors: [], analyses: [], analysisCategories: [] }
  const empty = { ...none, checkUps: [], parentCheckUps: [], promotions: [] }
  const engine = await new IndexKeeper().engineOf({ ru: empty, kk: empty })
  expect(wireOf(findHits(engine, 'ru', 'анализы', null))).toEqual({
    services: [],
    doctors: [],
    analysis: [],
    checkups: [],
    promotion: [],
  })
})
