import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesBetween, readJournal, writeJournal } from '../journal'

const origin = 'https://clinic.example'
const folder = mkdtempSync(join(tmpdir(), 'indexnow-'))
const data = join(folder, 'data')
process.env.DATA_DIR = data

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const prints = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([path, print]) => [origin + path, print]))

test('distinguishes new, changed and removed pages', () => {
  const told = prints({ '': '1', '/a': '1', '/b': '1' })
  const now = prints({ '': '1', '/a': '2', '/c': '1' })
  expect(changesBetween(told, now, origin)).toEqual([
    { url: `${origin}/a`, kind: 'changed' },
    { url: `${origin}/c`, kind: 'new' },
    { url: `${origin}/b`, kind: 'gone' },
  ])
})

test('pages of a former origin are not submitted as removed', () => {
  const told = new Map([
    ['https://old.example/a', '1'],
    ['https://clinic.example.org/a', '1'],
  ])
  expect(changesBetween(told, prints({}), origin)).toEqual([])
})

test('before the first run it is empty, and reading creates no file', () => {
  expect(readJournal()).toEqual(new Map())
  expect(existsSync(data)).toBe(false)
})

test('B212: a folder that cannot be read is an error, not a first run', () => {
  writeFileSync(data, '')
  expect(() => readJournal()).toThrow(join(data, 'indexnow.json'))
  rmSync(data)
  symlinkSync('data', data)
  expect(() => readJournal()).toThrow(/ELOOP.*indexnow\.json/)
  rmSync(data)
})

test('the submitted state is stored, and nothing else', () => {
  writeJournal(prints({ '/a': '1', '/b': '2' }))
  writeJournal(prints({ '/a': '3' }))
  expect(readJournal()).toEqual(prints({ '/a': '3' }))
  expect(readdirSync(data)).toEqual(['indexnow.json'])
})

test.each(['', '{"https://clinic.example/a":', '[1]', '{"a":1}'])(
  'a damaged file (%j) is an error, not an empty journal',
  text => {
    writeFileSync(join(data, 'indexnow.json'), text)
    expect(() => readJournal()).toThrow(/indexnow\.json is damaged/)
  },
)
