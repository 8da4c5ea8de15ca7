/** What people call things, by the tables that come with the site and those of the clinic. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpusOfSeed } from '@/lib/backend/search'
import { IndexCache, makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import { reloadChangedLexicon, searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { lexiconTableNames, readLexiconTable } from '@/lib/content/search-tables/tables'
import { seed } from '@/tests/support/seed'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
const shipped = process.env.CONTENT_DIR
beforeEach(() => {
  process.env.CONTENT_DIR = dir
  mkdirSync(join(dir, 'search'), { recursive: true })
})
afterEach(() => {
  rmSync(join(dir, 'search'), { recursive: true })
  reloadChangedLexicon()
})
afterAll(() => {
  process.env.CONTENT_DIR = shipped
  rmSync(dir, { recursive: true })
})

const corpus = corpusOfSeed(seed)
const write = (file: string, ...lines: readonly string[]) =>
  writeFileSync(join(dir, 'search', file), lines.join('\n'))

const first = (text: string) => {
  reloadChangedLexicon()
  return findHits(makeEngine({ corpus, lexicon: searchLexicon() }), 'ru', text, null)[0]?.slug
}

test('a clinic without tables has those that come with the site', () => {
  expect(first('сахар')).toBe('gljukoza-v-krovi')
})

test('its rows are added, in Russian and Kazakh words, as soon as its files have changed', () => {
  write(
    'lay-names.csv',
    'вид;слова названия;как называют;қазақша айтылуы',
    'анализы;глюкоза в крови;абракадабра;тәттіқан',
  )
  expect(first('абракадабра')).toBe('gljukoza-v-krovi')
  expect(first('тәттіқан')).toBe('gljukoza-v-krovi')
  expect(first('сахар')).toBe('gljukoza-v-krovi')
})

test('a name of an analysis, a panel and what is no typing error', () => {
  write('analysis-names.csv', 'names_ru;names_kk', 'ферритин, запасэ;')
  write('panels.csv', 'names_ru;means;parts', 'нашгель;все;ферритин, ттг', 'вашгель;на выбор;ттг')
  write('not-typos.csv', 'word', 'невропотолог')
  expect(first('запасэ')).toBe('ferritin')
  expect(first('нашгель')).toBe('ferritin')
  expect(first('невропотолог')).toBeUndefined()
})

test('its panel takes the place of one with the same name', () => {
  write('panels.csv', 'names_ru;means;parts', 'почечные пробы;all;ттг')
  expect(first('почечные пробы')).toBe('ttg')
})

test('a row that is wrong is left out, the others count', () => {
  write(
    'lay-names.csv',
    'kind;names;called_ru',
    'болезни;глюкоза;сахарок',
    'анализы;ферритин;кладовка',
  )
  expect(first('кладовка')).toBe('ferritin')
  expect(readLexiconTable('lay-names').findings).toMatchObject([{ line: 2, field: 'kind' }])
})

test('the same tables are one object, and an index is made anew for others', async () => {
  const before = searchLexicon()
  expect(reloadChangedLexicon()).toBe(false)
  expect(searchLexicon()).toBe(before)
  const cache = new IndexCache()
  const old = await cache.engineOf({ corpus, lexicon: before })
  write('lay-names.csv', 'kind;names;called_ru', 'анализы;ферритин;кладовка')
  expect(reloadChangedLexicon()).toBe(true)
  const next = { corpus, lexicon: searchLexicon() }
  // The old index answers until the new one is complete.
  expect(await cache.engineOf(next)).toBe(old)
  await cache.prepare(next)
  const engine = await cache.engineOf(next)
  expect(findHits(engine, 'ru', 'кладовка', null)[0]?.slug).toBe('ferritin')
})

test('the tables that come with the site have rows, and nothing is wrong in them', () => {
  process.env.CONTENT_DIR = 'content'
  for (const name of lexiconTableNames) {
    const { entries, findings } = readLexiconTable(name)
    expect(findings).toEqual([])
    expect(entries.length).toBeGreaterThan(10)
  }
})
