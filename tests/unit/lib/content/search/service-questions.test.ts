/** What patients ask of a whole price list, of which nothing is known but names and sections. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { loadRecords } from '@/lib/backend/records/load'
import { corpusOfSeed } from '@/lib/backend/search'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** A question, and a pattern of a name that answers it. */
const questions: { question: string; found: string }[] = parse(
  readFileSync('tests/support/service-questions.csv'),
  { columns: true, delimiter: ';' },
)

test('one of the first three hits answers a question about a price list of services', () => {
  process.env.CONTENT_DIR = dir
  cpSync('tests/support/service-price-list.csv', join(dir, 'services.csv'))
  const corpus = corpusOfSeed(loadRecords().records)
  const engine = makeEngine({ corpus, lexicon: searchLexicon() })
  const missed = questions.flatMap(({ question, found }) => {
    const names = findHits(engine, 'ru', question, null).map(({ name }) => name)
    const isFound = names.slice(0, 3).some(name => new RegExp(found, 'i').test(name))
    return isFound ? [] : [`${question}: ${names.slice(0, 4).join(', ')}`]
  })
  expect(questions.length).toBeGreaterThan(90)
  expect(missed).toEqual([])
})
