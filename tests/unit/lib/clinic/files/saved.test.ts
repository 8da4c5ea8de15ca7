/**
 * One table as LibreOffice 7.4 saved it from a workbook: with each delimiter and encoding, and after
 * it was opened with a wrong one. `excel-utf8.csv` has Excel's byte order mark and line ends.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { analysisTable } from '@/lib/backend/records/analyses'
import { damageIn } from '@/lib/clinic/files/damage'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import { type Row, readTable } from '@/lib/clinic/files/table'
import { readYaml } from '@/lib/clinic/files/yaml'
import { inWords } from '@/tests/support/in-words'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
process.env.CONTENT_DIR = dir

const table = {
  ...analysisTable,
  complete: (rows: readonly Row[], file: string) => analysisTable.complete(file, rows, []),
}
cpSync(join(__dirname, 'saved'), dir, { recursive: true })
afterAll(() => rmSync(dir, { recursive: true }))

const read = (file: string) => readTable(file, table)
const rows = read('semicolons-utf8.csv').entries.map(({ value }) => value)

test('the table has its letters, quotes and dates', () => {
  expect(rows).toHaveLength(6)
  expect(rows[0]).toMatchObject({ name_kk: 'Жалпы қан талдауы (ЖҚТ)', price: 1800 })
  expect(rows[5]).toMatchObject({
    name_ru: 'Проба "Е", 1–3 дня; утром',
    name_kk: 'Ұл мен қыз: ә, ғ, қ, ң, ө, ұ, ү, һ, і',
    updated: '2026-01-05T05:00:00.000Z',
  })
})

test.each(['commas-utf8', 'tabs-utf8', 'tabs-utf16', 'excel-utf8'])('%s is the same', file => {
  const { entries, findings } = read(`${file}.csv`)
  expect(findings).toEqual([])
  expect(entries.map(({ value }) => value)).toEqual(rows)
})

test.each(['semicolons-1251', 'semicolons-koi8'])('%s is refused', file => {
  const { entries, findings } = read(`${file}.csv`)
  expect(entries).toEqual([])
  expect(inWords(findings)).toMatchObject([
    { line: 2, found: expect.stringContaining('letters of another encoding') },
  ])
})

test('windows-1251: the message shows the line and does not send to save lost letters again', () => {
  const [line] = read('semicolons-1251.csv').findings.map(findingLine)
  expect(line).toContain('semicolons-1251.csv:2: found letters of another encoding in "101;')
  expect(line).toContain('open the last good one again')
})

test.each(['utf8-as-1251', 'utf8-as-1252', 'utf8-as-koi8', 'utf8-as-mac'])(
  '%s: no line of the table is used, and the first places are named',
  file => {
    const { entries, findings } = read(`${file}.csv`)
    expect(entries).toEqual([])
    expect(findings[0]).toMatchObject({ line: 2, field: 'name_ru' })
    expect(inWords(findings)[2]?.found).toMatch(/ and 1\d more such places$/)
  },
)

test.each([
  ['saved-twice', 'name_kk', '"?ан"'],
  ['1251-as-1252', 'name_ru', '"Îáùèé"'],
])('%s: the lost letters are named', (file, field, found) => {
  expect(inWords(read(`${file}.csv`).findings)[0]).toMatchObject({
    ...{ line: 2, field, found, isDoubtful: true },
  })
})

const schema = z.strictObject({ title: z.string() })

/** In windows-1251. */
const bytes = (text: string) =>
  Buffer.from(
    Array.from(text, letter => {
      const code = letter.charCodeAt(0)
      return code >= 0x410 && code < 0x450 ? code - 0x410 + 0xc0 : code
    }),
  )

test('YAML and Markdown in windows-1251 are refused, with the line', () => {
  writeFileSync(join(dir, 'a.yaml'), bytes('# title\ntitle: Осмотр\n'))
  const yaml = readYaml('a.yaml', schema)
  expect(yaml.value).toBeUndefined()
  expect(inWords(yaml.findings)).toMatchObject([
    { line: 2, found: 'letters of another encoding in "title: Осмотр"' },
  ])
  writeFileSync(join(dir, 'a.md'), bytes('---\ntitle: A\n---\n\nОсмотр\n'))
  expect(readMarkdown('a.md', schema)).toMatchObject({ value: undefined, findings: [{ line: 5 }] })
})

test('UTF-16 is read by its byte order mark; without one it is refused', () => {
  const utf16 = Buffer.from('title: Осмотр\r\n', 'utf16le')
  writeFileSync(join(dir, 'b.yaml'), Buffer.concat([Buffer.of(0xff, 0xfe), utf16]))
  expect(readYaml('b.yaml', schema).value).toEqual({ title: 'Осмотр' })
  writeFileSync(join(dir, 'b.yaml'), Buffer.concat([Buffer.of(0xfe, 0xff), utf16.swap16()]))
  expect(readYaml('b.yaml', schema).value).toEqual({ title: 'Осмотр' })
  writeFileSync(join(dir, 'b.yaml'), Buffer.from('title: Осмотр\r\n', 'utf16le'))
  expect(readYaml('b.yaml', schema)).toMatchObject({ value: undefined, findings: [{ line: 1 }] })
})

test('a replacement character is no value; 9.000 in YAML is not nine', () => {
  writeFileSync(join(dir, 'c.yaml'), 'title: Осмо\uFFFDр\n')
  expect(readYaml('c.yaml', schema)).toMatchObject({ value: undefined, findings: [{ line: 1 }] })
  writeFileSync(join(dir, 'd.yaml'), 'a: 1\nprice: 9.000 # tenge\n')
  const { value, findings } = readYaml('d.yaml', z.unknown())
  expect(value).toBeUndefined()
  expect(inWords(findings)).toMatchObject([{ line: 2, found: '"9.000"' }])
})

test.each([
  'Её сын. Ұлдың ЕСІМІ — «Ілияс»? Иә!',
  'ӘЛІШЕР ІРІРІК СӘТІ ТІСІ ДӘРІГЕРЛЕРІ',
  'Sjögren, Müller, Guérin, Şükrü',
  'β-ХГЧ, мРНК, IgE ≥ 30 мкг/л, 1,25(OH)₂D₃, ½, ±5 °C, №5, 20–30 %, «С–Т–Р»',
  'Больно? Нет. (Почему?) «Как?» Что?! Где?.. Кто?',
  '[поиск](/search?q=анализ&к=?) https://a.kz/поиск?что',
  '🙂 → ✓ „кавычки“ ‘a’ ═',
])('nothing is damaged in %j', text => {
  expect(damageIn(text)).toBeUndefined()
})

test.each([
  'Ж?Т',
  '?ан талдауы',
  'т?йін',
  '(?ан)',
  '????? ????',
  'дәрiгерлер їшін',
  'т╨Ш╨',
  'Осмо\u0098тр',
])('%j is damaged', text => {
  expect(damageIn(text)).toBeDefined()
})

test('a damaged table is recognised from its text alone', () => {
  const text = readFileSync(join(dir, 'utf8-as-1251.csv'), 'utf8')
  expect(damageIn(text)).toMatchObject({ isCertain: true })
})
