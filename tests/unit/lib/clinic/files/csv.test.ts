import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisTable } from '@/lib/backend/records/analyses'
import { type Row, readTable } from '@/lib/clinic/files/table'
import { inWords } from '@/tests/support/in-words'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
process.env.CONTENT_DIR = dir

const table = {
  ...analysisTable,
  complete: (rows: readonly Row[], file: string) => analysisTable.complete(file, rows, []),
}
afterAll(() => rmSync(dir, { recursive: true }))

const head = 'id,slug,name_ru,name_kk,category,price,discount,blood,document,updated'

function read(text: string | Uint8Array) {
  writeFileSync(join(dir, 'a.csv'), text)
  return readTable('a.csv', table)
}

const value = {
  id: 101,
  slug: 'oak',
  name_ru: 'ОАК, с СОЭ',
  name_kk: 'ЖҚТ; ЭТЖ-мен',
  category: 'Кровь',
  price: 16_450,
  discount: 10,
  blood: true,
  document: '/documents/a.pdf',
  updated: '2026-05-29T05:00:00.000Z',
  // Columns that a table may do without.
  days: null,
  sample: null,
  shows_ru: '',
  shows_kk: '',
  preparation_ru: '',
  preparation_kk: '',
  child_age: null,
  child_blood: null,
  child_note_ru: '',
  child_note_kk: '',
}

test.each([
  [
    'commas and quotes',
    `${head}\n101,oak,"ОАК, с СОЭ",ЖҚТ; ЭТЖ-мен,Кровь,16450,10,yes,/documents/a.pdf,2026-05-29\n`,
  ],
  [
    'what Excel saves: semicolons, a byte order mark, CRLF, spaces in numbers, its own dates',
    `\uFEFF${head.replaceAll(',', ';')}\r\n101;oak;ОАК, с СОЭ;"ЖҚТ; ЭТЖ-мен";Кровь;16\u00a0450;10;yes;/documents/a.pdf;29.05.2026\r\n;;;;;;;;;\r\n`,
  ],
  [
    'tabs, other columns, another order',
    `note\t${head.split(',').reverse().join('\t')}\nx\t2026-05-29\t/documents/a.pdf\tyes\t10\t16 450\tКровь\tЖҚТ; ЭТЖ-мен\tОАК, с СОЭ\toak\t101`,
  ],
])('%s', (_, text) => {
  const { entries, findings } = read(text)
  expect(findings).toEqual([])
  expect(entries.map(entry => entry.value)).toEqual([value])
})

test('cells may have more commas than there are cells', () => {
  const row = (id: number) => `${id};${id};А, Б, В, Г, Д ${id};A, B, C, D ${id};Кровь;100`
  const { entries, findings } = read(
    `id;slug;name_ru;name_kk;category;price\n${[1, 2, 3].map(row).join('\n')}`,
  )
  expect(findings).toEqual([])
  expect(entries.map(entry => entry.value.name_ru)).toEqual(
    [1, 2, 3].map(id => `А, Б, В, Г, Д ${id}`),
  )
})

test('cells that look like a formula or a date stay text; empty ones are missing', () => {
  const { entries } = read(`${head}\n7,a,+a+1,-5 °C,+7 (8),,,,,`)
  expect(entries[0]?.value).toMatchObject({
    name_ru: '+a+1',
    name_kk: '-5 °C',
    category: '+7 (8)',
    price: null,
    discount: null,
    blood: false,
    document: null,
    updated: null,
  })
})

test('an invalid line is named, the others stay', () => {
  const { entries, findings } = read(
    `${head}\n1,a,а,ә,К,100,,,,\n2,b,,ә,К,сто,,надо,,\n3,c,а,ә,К,1.5,,,,31/01/2026\n`,
  )
  expect(entries.map(({ value }) => value.id)).toEqual([1])
  const day = 'a day such as 2026-01-31 or 31.01.2026, or an empty cell'
  const price = 'whole tenge such as 9000, from 9000, free, or: on request'
  expect(inWords(findings)).toEqual([
    { file: 'a.csv', line: 3, field: 'name_ru', found: '""', expected: 'text' },
    { file: 'a.csv', line: 3, field: 'price', found: '"сто"', expected: price },
    { file: 'a.csv', line: 3, field: 'blood', found: '"надо"', expected: 'yes or an empty cell' },
    { file: 'a.csv', line: 4, field: 'price', found: '"1.5"', expected: price },
    { file: 'a.csv', line: 4, field: 'updated', found: '"31/01/2026"', expected: day },
  ])
})

test('a table with a missing column, one twice, or additional cells is rejected', () => {
  expect(inWords(read(`${head.replace('price,', '')}\n`).findings)).toMatchObject([
    { line: 1, expected: expect.stringContaining('the column price') },
  ])
  expect(inWords(read(`${head},price\n1,a,а,ә,К,100,,,,,\n`).findings)).toMatchObject([
    { line: 1, found: 'several prices: price, price' },
  ])
  expect(read(`${head}\n1,a,а,ә,К,100,,,,,,,x\n`).findings).toMatchObject([{ line: 2 }])
})

test('an official form is understood: its headings, and the numbers of columns below them', () => {
  const { entries, findings } = read(
    '№ П/П;НАИМЕНОВАНИЕ УСЛУГ;ЕД.ИЗМЕРЕНИЯ;СТОИМОСТЬ УСЛУГ, ТЕНГЕ;id;slug\n' +
      '1;2;3;4;5;6\n1;ОАК;1 исследование;920;101;oak\n',
  )
  expect(findings).toEqual([])
  expect(entries.map(({ value }) => [value.name_ru, value.price])).toEqual([['ОАК', 920]])
})

test.each([
  ['the only column that begins so', 'Наименование процедур;Стоимость приёма;', [['ЭКГ', 920]]],
  ['none of two that begin so', 'Наименование процедур;Цена днём;Цена ночью', []],
])('headings of more words: %s (B201)', (_, headings, values) => {
  const { entries, findings } = read(`id;slug;${headings}\n101;ekg;ЭКГ;920;\n`)
  expect(entries.map(({ value }) => [value.name_ru, value.price])).toEqual(values)
  expect(findings).toHaveLength(1 - values.length)
})

test('what Excel adds is understood: a line that names the delimiter, empty columns and rows', () => {
  const { entries, findings } = read(
    `sep=;\r\n${head.replaceAll(',', ';')};;\r\n1;a;а;ә;К;1 500,00 тг;;;;;;\r\n;;;;;;;;;;;\r\n`,
  )
  expect(findings).toEqual([])
  expect(entries.map(({ value }) => value.price)).toEqual([1500])
})

test('a word that begins like a month is none', () => {
  const { findings } = read(`${head}\n1,a,Марганец,Марганец,К,200,,,,\n`)
  expect(findings).toEqual([])
})

test.each([
  ['name_ru', '#ИМЯ?', 'the text of the cell: the spreadsheet took it for a formula'],
  ['name_ru', '#NAME?', 'the text of the cell: the spreadsheet took it for a formula'],
  ['name_ru', '########', 'the text of the cell: the spreadsheet took it for a formula'],
  ['name_kk', '01.май', 'the text of the cell: the spreadsheet took it for a date'],
  ['name_kk', 'мар.25', 'the text of the cell: the spreadsheet took it for a date'],
  ['slug', '1,23E+05', 'all digits: the spreadsheet has shortened the number'],
  ['name_ru', '=B2&C2', 'the value, not the formula'],
  ['name_ru', '@SUM(A1)', 'the value, not the formula'],
  ['name_kk', 'None', 'a value: a program has written that there is none'],
  ['name_ru', 'ОАК_x000D_', 'the character that Excel has written as a code'],
  ['name_kk', '44562', 'a name in words'],
  ['name_ru', '-', 'a name in words'],
  ['name_kk', 'Ке_ейтілген', expect.stringContaining('the letter that was lost')],
  ['name_kk', '□ан', expect.stringContaining('the letter that was lost')],
  ['name_ru', '"а\n2,b,б,ә,К,200"', 'one line: is a quotation mark missing above?'],
])('what a spreadsheet made of a cell is named: %s %s', (field, cell, expected) => {
  const cells = { id: '1', slug: 'a', name_ru: 'а', name_kk: 'ә', category: 'К', price: '100' }
  const line = Object.values({
    ...cells,
    [field]: cell.includes(',') ? `"${cell.replaceAll('"', '')}"` : cell,
  })
  const { findings } = read(`${head}\n${line},,,,\n`)
  expect(inWords(findings)).toContainEqual(expect.objectContaining({ field, expected }))
})

test('a table that cannot be read says why, and where', () => {
  const rows = `${head}\n1,a,а,ә,К,100,,,,\n2,b,"б,ә,К,100,,,,\n3,c,в,ә,К,100,,,,\n`
  expect(inWords(read(rows).findings)).toMatchObject([
    { line: 3, found: 'a quotation mark that is not closed', expected: 'a second one, or none' },
  ])
  expect(inWords(read(`${head}\n1,a,а,ә,К,100,,,,\n2,b,б`).findings)).toMatchObject([
    { line: 3, found: '3 cells', expected: '10, as in the line of headings' },
  ])
  expect(inWords(read(Buffer.from('504b03041400060008ff', 'hex')).findings)).toMatchObject([
    { found: 'a workbook or a document of Office' },
  ])
})

test('what comes along when a cell is pasted is no part of it', () => {
  const pasted = 'Общий\u00a0ана\u00adлиз\u200b\nкрови'.normalize('NFD')
  const { entries, findings } = read(`${head}\n1,\u200boak,"${pasted}",ә,К,100,,,,\n`)
  expect(findings).toEqual([])
  expect(entries[0]?.value).toMatchObject({ slug: 'oak', name_ru: 'Общий анализ крови' })
})

test('names with many commas do not make the comma the delimiter', () => {
  const { entries, findings } = read(
    'id;slug;name_ru;name_kk;price\n1;a;Кровь, моча, кал, мазок, слюна;Қан, несеп, нәжіс, жағынды;100\n2;b;Ткань;Тін;200\n',
  )
  expect(findings).toEqual([])
  expect(entries.map(({ value }) => value.name_ru)).toEqual([
    'Кровь, моча, кал, мазок, слюна',
    'Ткань',
  ])
})

test('a file that ends within a letter is not whole', () => {
  const whole = Buffer.from(`${head}\n101,oak,ОАК,ЖҚТ,,100,,,,\n102,soe,СОЭ`)
  expect(inWords(read(whole.subarray(0, -1)).findings)).toMatchObject([
    {
      line: 3,
      found: expect.stringContaining('half a letter'),
      expected: expect.stringContaining('whole file'),
    },
  ])
})
