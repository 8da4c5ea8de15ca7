import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToBook, bookIn } from '@/lib/http/searches/book'
import { anyWord } from '@/tests/support/known-words'
import { openFolder, readSources } from '../sources'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const nothing = {
  data: [],
  origin: 'https://clinic.example',
  ownData: undefined,
  exports: undefined,
}

/** What is read, and the lines about what is left out. */
function read(named: Partial<Parameters<typeof readSources>[0]>) {
  const lines: string[] = []
  return { ...readSources({ ...nothing, ...named }, line => lines.push(line)), lines }
}

test('B213: the books of a named folder; there may be none in it yet', () => {
  mkdirSync(at('new'))
  addToBook(
    bookIn(at('data')),
    [{ locale: 'ru', text: 'жвачка', visitors: 3, instead: null, insteadVisitors: 0 }],
    '2026-11-26',
    anyWord,
  )
  expect(read({ data: [at('new'), at('data')] })).toMatchObject({
    searches: [{ text: 'жвачка' }],
    asked: [],
    lines: [],
  })
})

test('B213: a named folder that is not there is an error with its name', () => {
  writeFileSync(at('file'), '')
  for (const path of [at('none'), at('file')]) {
    expect(() => read({ data: [folder, path] })).toThrow(path)
    expect(() => read({ exports: path })).toThrow(path)
  }
})

test('B213: a damaged book is an error with its name', () => {
  writeFileSync(bookIn(folder), '[{')
  expect(() => read({ data: [folder] })).toThrow(`${bookIn(folder)} is damaged`)
  expect(() => read({ ownData: folder })).toThrow('is damaged')
})

test('B213: a machine without the site makes a report without its data, and says so', () => {
  expect(read({ ownData: at('none') })).toMatchObject({
    searches: [],
    lines: [`Searches and former addresses are left out: there is no folder ${at('none')}`],
  })
})

test('B213: the folder of the report is made; one that cannot be is an error', () => {
  openFolder(at('a/b'))
  expect(readdirSync(at('a'))).toEqual(['b'])
  writeFileSync(at('file'), '')
  expect(() => openFolder(at('file'))).toThrow(at('file'))
  expect(() => openFolder(at('file/out'))).toThrow(at('file/out'))
})
