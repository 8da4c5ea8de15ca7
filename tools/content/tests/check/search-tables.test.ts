/** The check of what a clinic adds to the words of the search. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { contentCopy } from '@/tests/support/content-copy'
import { checkContent } from '../../check/check'

const { dir, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterAll(remove)
beforeEach(() => {
  rmSync(join(dir, 'search'), { recursive: true })
  mkdirSync(join(dir, 'search'))
})

const write = (file: string, ...lines: readonly string[]) =>
  writeFileSync(join(dir, 'search', file), lines.join('\n'))

const search = async (kind: 'findings' | 'notes') =>
  (await checkContent())[kind].map(findingLine).filter(line => line.startsWith('search/'))

test('what is wrong is named with line and column', async () => {
  write(
    'lay-names.csv',
    'kind;names;called_ru;called_kk',
    'болезни;глюкоза;сахарок;',
    'анализы;;сахарок;',
    'анализы;глюкоза;;',
    'врачи;невролог;голова;бас',
    'врачи;Невролог;голова;бас',
  )
  write('analysis-names.csv', 'names_ru', 'сахарок')
  write(
    'panels.csv',
    'names_ru;means;parts',
    'сладкое;все;сахарок, зебра',
    'кислое;все;',
    'горькое;мало;ттг',
  )
  write('lay-names (1).csv', '')
  const kinds = 'услуги, врачи, наборы, анализы, программы, акции, статьи'
  expect(await search('findings')).toEqual([
    'search/lay-names (1).csv: found a file that the site does not read, expected one of lay-names.csv, analysis-names.csv, panels.csv, popular.csv, not-typos.csv, conditions.csv, site-topics.csv: save it under that name, or delete it',
    `search/lay-names.csv:2 kind: found "болезни", expected one of: ${kinds}`,
    'search/lay-names.csv:3 names: found "", expected words, with commas between them',
    'search/lay-names.csv:4 called_ru: found "", expected what people call it, in one of the languages at least',
    'search/lay-names.csv:6 names: found "Невролог", expected it once: it stands in line 5, too; delete one of the two',
    'search/panels.csv:2 parts: found "зебра", expected a name of search/analysis-names.csv or of an analysis',
    'search/panels.csv:3 parts: found "", expected the analyses that it stands for',
    'search/panels.csv:4 means: found "мало", expected one of: все, на выбор, уточнить, обычно, вид',
  ])
})

test('to know: rows that find nothing here, and what has no Kazakh words', async () => {
  write(
    'lay-names.csv',
    'kind;names;called_ru',
    'анализы;ферритин;кладовка',
    'врачи;невролог;голова',
    'врачи;звездочёт;голова',
  )
  expect(await search('notes')).toEqual([
    'search/lay-names.csv:2 called_kk: found no Kazakh words in 3 rows, expected what people call it in Kazakh, if that is another word',
    'search/lay-names.csv:4 names: found "звездочёт", expected words from the names of its records: without them the row finds nothing',
  ])
})
