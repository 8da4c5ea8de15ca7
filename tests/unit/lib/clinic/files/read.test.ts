import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import { readYaml } from '@/lib/clinic/files/yaml'
import { path } from '@/lib/kinds/strict'
import { inWords } from '@/tests/support/in-words'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
process.env.CONTENT_DIR = dir
afterAll(() => rmSync(dir, { recursive: true }))

const both = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1) })
const doctor = z.strictObject({
  name: both,
  price: z.int().min(0).nullable(),
  education: z.array(z.strictObject({ year: z.int(), place: both })),
})

function write(file: string, ...lines: readonly string[]): string {
  writeFileSync(join(dir, file), lines.join('\n'))
  return file
}

test('a valid file gives its value, with or without a byte order mark', () => {
  const file = write('a.yaml', '\uFEFFname: { ru: Имя, kk: Есім }', 'price: 5', 'education: []')
  expect(readYaml(file, doctor)).toMatchObject({
    value: { name: { ru: 'Имя', kk: 'Есім' }, price: 5, education: [] },
    findings: [],
  })
})

test('errors have the line, the field and what is expected', () => {
  const file = write(
    'b.yaml',
    '# a comment',
    'name:',
    '  ru: Имя',
    'price: 5 000',
    'prise: 5000',
    'education:',
    '  - year: 1999',
    '    place: { ru: КазНМУ, kk: "" }',
  )
  const { value, findings } = readYaml(file, doctor)
  expect(value).toBeUndefined()
  expect(inWords(findings)).toEqual([
    { file, line: 2, field: 'name.kk', found: 'nothing', expected: 'text' },
    { file, line: 4, field: 'price', found: '"5 000"', expected: 'a number' },
    { file, line: 8, field: 'education.0.place.kk', found: '""', expected: 'text' },
    {
      file,
      line: 5,
      field: 'prise',
      found: 'a field that is not known',
      expected: 'one of the fields in the template, spelled as there',
    },
  ])
})

test('invalid YAML and a missing file are errors, with the line', () => {
  const file = write('c.yaml', 'name: { ru: Имя, kk: Есім }', 'price: "5')
  expect(readYaml(file, doctor).findings[0]).toMatchObject({ file, line: 2 })
  expect(inWords(readYaml('none.yaml', doctor).findings)).toEqual([
    { file: 'none.yaml', found: 'no file', expected: 'a file of this name' },
  ])
})

describe('what a person most likely meant is what is advised', () => {
  const schema = z.strictObject({
    bin: z
      .string()
      .regex(/^\d{12}$/, 'twelve digits')
      .optional(),
    category: z.enum(['surgery', 'therapy']).optional(),
    claims: z.array(z.enum(['own_laboratory', 'walk_in'])).optional(),
    text: both.optional(),
  })

  test.each([
    ['bin: 012345678901', 'bin', '12345678901', 'it in quotes'],
    ['bin: true', 'bin', 'true', 'it in quotes'],
    ['bin: [1]', 'bin', '[1]', 'one text, without a list and fields'],
    ['bin:', 'bin', 'null', 'text'],
    ['category: онкология', 'category', '"онкология"', 'one of: surgery, therapy'],
    ['claims: [walkin]', 'claims.0', '"walkin"', 'one of: own_laboratory, walk_in'],
    [
      'text: { ru: Да, kk: Терапевт қарап, қорытынды жазады. }',
      'text',
      '"қорытынды жазады."',
      'the text in quotes, as there is a comma in it',
    ],
  ])('%s', (line, field, found, expected) => {
    const file = write('meant.yaml', '# a comment', line)
    const { findings } = readYaml(file, schema)
    expect(inWords(findings)).toEqual([{ file, line: 2, field, found, expected }])
  })

  test.each([
    ['', 'an empty file'],
    ['# a comment', 'no fields'],
  ])('a file of %j', (text, found) => {
    const file = write('empty.yaml', text)
    const expected = 'the fields of the template, or no file'
    expect(inWords(readYaml(file, schema).findings)).toEqual([{ file, found, expected }])
  })

  test.each([
    ['/images/photo 1.webp', 'a name without spaces: rename the file, and write the new name here'],
    ['photo 1.webp', 'a path such as /files/a.webp'],
  ])('a picture %s', (image, expected) => {
    const file = write('picture.yaml', `image: ${image}`)
    expect(inWords(readYaml(file, z.strictObject({ image: path })).findings)).toMatchObject([
      { expected },
    ])
  })
})

test('an error inside of lists and braces has its own line, after nested values and aliases', () => {
  const file = write(
    'd.yaml',
    'name: &name { ru: Имя, kk: Есім }',
    'price:',
    'education:',
    '  - { year: 1999, place: *name }',
    '  - year: 2001',
    '    place: { ru: КазНМУ,',
    '      kk: 5 }',
    '  - 2004',
    '  -',
    '# the end',
  )
  expect(readYaml(file, doctor).findings.map(({ line, field }) => [line, field])).toEqual([
    [7, 'education.1.place.kk'],
    [8, 'education.2'],
    [9, 'education.3'],
  ])
})

test('a second document is an error, with its line; an empty file is no value', () => {
  const file = write('e.yaml', 'name: 1', '---', 'name: 2')
  expect(inWords(readYaml(file, doctor).findings)).toMatchObject([{ line: 3, found: '"name: 2"' }])
  const open = write('g.yaml', 'price: 1', 'name: "Имя', '')
  expect(inWords(readYaml(open, doctor).findings)).toMatchObject([
    { line: 2, found: '"name: \\"Имя"' },
  ])
  expect(readYaml(write('f.yaml', '# nothing'), z.null()).value).toBeNull()
})

test('front matter and text, with the lines of the file', () => {
  const front = z.strictObject({ title: z.string() })
  const right = write('a.md', '---', 'title: Сон', '---', '', '## Раздел', 'Текст.')
  expect(readMarkdown(right, front).value).toEqual({
    front: { title: 'Сон' },
    body: '\n## Раздел\nТекст.',
    bodyLine: 4,
  })
  const wrong = write('b.md', '---', '# a comment', 'title: 5', '---', 'Текст.')
  expect(readMarkdown(wrong, front).findings).toMatchObject([{ line: 3, field: 'title' }])
  const bare = write('c.md', 'Текст.', '---', 'title: Сон', '---')
  expect(inWords(readMarkdown(bare, front).findings)).toMatchObject([
    { line: 1, found: 'no front matter' },
  ])
})

test('Markdown becomes HTML, with tables', () => {
  expect(markdownToHtml('## Раздел\n\n| а |\n|---|\n| б |')).toMatch(
    /^<h2>Раздел<\/h2>\s*<table>[\s\S]*<td>б<\/td>/,
  )
})
