/**
 * `price-list.xlsx` and `.csv` as LibreOffice 7.4 saved them from `price-list.fods`
 * (`soffice --headless --convert-to xlsx price-list.fods`): a title, merged lines of sections,
 * prices as numbers, texts and a formula, days, a discount in percent. In `errors.xlsx` the formula
 * refers to a cell that is gone. `both.xlsx`, of `both.fods`, has a cover and a sheet for each of two tables.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { analysisTable, serviceTable } from '@/lib/backend/records/analyses'
import { type Row, readTable } from '@/lib/clinic/files/table'
import { readFile } from '@/lib/clinic/files/text'
import { readBook } from '@/lib/clinic/files/workbook/book'
import { workbookTable } from '@/lib/clinic/files/workbook/workbook'
import { inWords } from '@/tests/support/in-words'
import { archive, bookOf, sheets } from '@/tests/support/workbooks'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
process.env.CONTENT_DIR = dir
cpSync(join(__dirname, 'workbooks'), dir, { recursive: true })
afterAll(() => rmSync(dir, { recursive: true }))

const table = {
  ...analysisTable,
  complete: (rows: readonly Row[], file: string) => analysisTable.complete(file, rows, []),
}
const read = (file: string) => readTable(file, table)

test('a price list as a clinic has it is read, without ids, addresses and Kazakh names', () => {
  const { entries, findings, notes } = read('price-list.csv')
  expect(findings).toEqual([])
  const rows = entries.map(({ value, file, lineOf }) => ({ ...value, at: `${file}:${lineOf([])}` }))
  expect(rows).toMatchObject([
    {
      at: 'price-list.xlsx:6',
      code: 'A12.05.001',
      slug: 'obschiy-analiz-krovi',
      name_ru: 'Общий анализ крови',
      name_kk: 'Жалпы қан талдауы',
      category: 'Гематология',
      price: 1800,
      discount: 10,
      updated: '2026-05-29T05:00:00.000Z',
    },
    { name_ru: 'СОЭ по Вестергрену', price: 1500, updated: '2026-07-05T05:00:00.000Z' },
    { name_ru: 'Ретикулоциты', name_kk: '', price: 2500, updated: '2026-09-17T05:00:00.000Z' },
    { code: 'A09.05.003', category: 'Биохимия крови', price: 3600, updated: null },
    { name_ru: 'Глюкоза', price: 1200 },
    { name_ru: 'Глюкоза & лактат <венозная кровь>', price: null },
  ])
  expect(inWords(notes)).toMatchObject([
    { line: 4, found: 'columns that the site does not know: №, Примечание' },
    { line: 5, found: 'sections (2): Гематология, Биохимия крови' },
    { field: 'name_kk', found: 'no Kazakh name in 3 rows' },
    { field: 'price', found: 'no price in 1 rows' },
  ])
})

test('the same table as CSV is the same', () => {
  const book = read('price-list.csv').entries.map(({ value }) => value)
  rmSync(join(dir, 'price-list.xlsx'))
  expect(read('price-list.csv').entries.map(({ value }) => value)).toEqual(book)
})

test('of a workbook with several sheets the one that is called like the table is read (B115)', () => {
  for (const name of ['analyses', 'services', 'analysis-categories'])
    cpSync(join(__dirname, 'workbooks/both.xlsx'), join(dir, `${name}.xlsx`))
  const services = readTable('services.csv', {
    ...table,
    ...serviceTable,
    complete: table.complete,
  })
  expect(services.findings).toEqual([])
  expect(services.entries.map(({ value }) => value.name_ru)).toEqual(['Массаж спины', 'Перевязка'])
  expect(services.notes).toEqual([])
  const { entries, notes } = read('analyses.csv')
  expect(entries.map(({ value }) => value.name_ru)).toEqual(['Ферритин', 'Глюкоза'])
  expect(notes?.filter(({ code }) => code === 'unreadSheets')).toEqual([])
  // Without a sheet of its own it is not one of the others.
  const other = read('analysis-categories.csv')
  expect(inWords(other.findings)).toMatchObject([{ line: 1, found: '"Прейскурант клиники"' }])
  expect(inWords(other.notes)).toMatchObject([
    { expected: 'nothing, if the table is the sheet Обложка; else put its sheet first' },
  ])
})

test.each([
  ['a single sheet is the table, whatever it is called', ['Анализы'], '"Анализы"'],
  ['else the first that is called like no other table', ['Анализы', 'Лист1', 'Лист2'], '"Лист1"'],
  ['a title page is none', ['Сводка экспорта', 'Лист 1 - Таблица 1'], '"Лист 1 - Таблица 1"'],
  ['unless there is no other', ['Содержание', 'Анализы'], '"Содержание"'],
  ['its own goes before', ['Лист1', 'Қызметтер', 'Талдаулар'], '"Қызметтер"'],
])('%s', (_, names, text) => {
  writeFileSync(join(dir, 'services.xlsx'), sheets(...names))
  expect(readFile('services.csv').text).toBe(text)
})

test('a workbook with the sheets of other tables alone is refused with the name that is looked for', () => {
  writeFileSync(join(dir, 'services.xlsx'), sheets('Анализы', 'Категории'))
  expect(inWords(read('services.csv').findings)).toEqual([
    {
      ...{ file: 'services.xlsx', found: 'the sheets of other tables alone: Анализы, Категории' },
      expected: 'a sheet called услуги',
    },
  ])
})

test('an error of a formula is named, not taken for a price on request', () => {
  expect(inWords(read('errors.csv').findings)).toMatchObject([
    {
      ...{ file: 'errors.xlsx', line: 10, field: 'price', found: '"#REF!"' },
      expected: 'the text of the cell: the spreadsheet took it for a formula',
    },
  ])
})

test.each([
  ['nothing', ''],
  ['another program', 'PDF-1.4'],
  ['an archive of something else', archive({ 'word/document.xml': '<a/>' })],
  ['half of a file', readFileSync(join(__dirname, 'workbooks/errors.xlsx')).subarray(0, 3000)],
])('%s in place of a workbook is refused with what to do', (_, bytes) => {
  writeFileSync(join(dir, 'broken.xlsx'), bytes)
  const { entries, findings } = read('broken.csv')
  expect(entries).toEqual([])
  expect(inWords(findings)).toMatchObject([
    { file: 'broken.xlsx', expected: expect.stringContaining('save it as "Excel (.xlsx)"') },
  ])
})

test('a small file that unpacks to gigabytes is refused before it fills the memory', () => {
  const workbook = '<workbook><sheets><sheet r:id="a"/></sheets></workbook>'
  const bomb = archive({ 'xl/workbook.xml': workbook, 'xl/styles.xml': ' '.repeat(40_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  writeFileSync(join(dir, 'bomb.xlsx'), bomb)
  const before = process.memoryUsage().rss
  expect(inWords(read('bomb.csv').findings)).toMatchObject([{ found: 'a very large workbook' }])
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test('entities of its own are refused, those of XML and of Excel are read', () => {
  expect(() => sheet('<row><c><v>1</v></c></row>', '<!DOCTYPE a [<!ENTITY b "c">]>')).toThrow(
    'document type',
  )
  const cells = ['A &amp; &lt;B&gt; &#1173;', 'C_x000D_&#10;D', '1.2000000000000002', '']
  const row = cells.map(each => `<c t="str"><v>${each}</v></c>`).join('')
  expect(sheet(`<row>${row}</row>`)).toBe('"A & <B> ҕ";"C\u2028D";"1.2000000000000002"')
})

test('names that are merged over lines stand in each; prefixes, dates of 1904 and other cells', () => {
  const rows =
    '<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>К</x:t></x:is></x:c><x:c r="B2"><x:v>1.1E3</x:v></x:c></x:row>' +
    '<x:row r="4"><x:c r="B4" s="1"><x:v>44343</x:v></x:c><x:c r="C4" t="b"><x:v>1</x:v></x:c></x:row>'
  const merged = '<x:mergeCells><x:mergeCell ref="A2:A4"/></x:mergeCells>'
  const xml = `<x:worksheet><x:sheetData>${rows}</x:sheetData>${merged}</x:worksheet>`
  expect(book(xml, 'date1904="1"')).toBe(';;\n"К";"1100";\n;;\n"К";"2025-05-28";"yes"')
})

describe('a workbook as the standard allows it (B280)', () => {
  const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const strings = '<sst><si><t>Глюкоза</t></si></sst>'
  const cells = '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'
  const relation = (type: string, target: string) =>
    `<Relationship Id="${type}" Type="${officeDocument}/${type}" Target="${target}"/>`
  const parts = (names: Readonly<Record<'book' | 'strings' | 'sheet', string>>) => ({
    '_rels/.rels': `<Relationships>${relation('officeDocument', names.book)}</Relationships>`,
    [names.book]: '<workbook><sheets><sheet name="Прайс" r:id="worksheet"/></sheets></workbook>',
    [names.book.replace(/([^/\\]+)$/, '_rels/$1.rels')]:
      `<Relationships>${relation('sharedStrings', names.strings.replace('xl/', ''))}${relation('worksheet', `/${names.sheet}`)}</Relationships>`,
    [names.strings]: strings,
    [names.sheet]: cells,
  })
  const usual = { book: 'xl/workbook.xml', strings: 'xl/sharedStrings.xml', sheet: 'xl/s.xml' }
  const refusalOf = (bytes: Buffer) => {
    writeFileSync(join(dir, 'other.xlsx'), bytes)
    return inWords(read('other.csv').findings)[0]
  }

  test.each([
    ['parts in other places', parts({ ...usual, book: 'xl/book2.xml', strings: 'xl/texts/s.xml' })],
    [
      'names in other letters than those that point to them, as of 1C',
      Object.fromEntries(
        Object.entries(parts(usual)).map(([name, text]) => [
          name.replace('sharedStrings', 'SharedStrings'),
          text,
        ]),
      ),
    ],
    [
      'backslashes',
      Object.fromEntries(
        Object.entries(parts(usual)).map(([name, text]) => [name.replaceAll('/', '\\'), text]),
      ),
    ],
  ])('is read with %s', (_, files) => {
    expect(workbookTable(archive(files)).text).toBe('"Глюкоза"')
  })

  test('is read from an archive of the format ZIP64', () => {
    expect(workbookTable(archive(parts(usual), true)).text).toBe('"Глюкоза"')
  })

  test('that has lost a part is refused with its name', () => {
    const { 'xl/sharedStrings.xml': texts, ...rest } = parts(usual)
    expect(texts).toBe(strings)
    expect(refusalOf(archive(rest))).toMatchObject({
      found: 'a workbook that has lost the texts of its cells',
    })
    const { 'xl/s.xml': gone, ...others } = parts(usual)
    expect(gone).toBe(cells)
    expect(refusalOf(archive(others))).toMatchObject({
      found: 'a workbook that has lost the sheet Прайс',
    })
  })

  test('with a password is refused as such, whether Excel or the archive has it', () => {
    const excel = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    const zipped = archive(parts(usual))
    zipped.writeUInt16LE(1, zipped.indexOf(Buffer.from('504b0102', 'hex')) + 8)
    for (const bytes of [excel, zipped])
      expect(refusalOf(bytes)).toMatchObject({ found: 'a workbook with a password' })
  })
})

describe('formulas without a value (B281)', () => {
  const text = (name: string) => `<c t="str"><v>${name}</v></c>`
  const table = (...rows: readonly string[]) => {
    const all = [`${text('Анализ')}${text('Цена')}${text('Скидка')}`, ...rows]
    const xml = `<worksheet><sheetData>${all.map(row => `<row>${row}</row>`).join('')}</sheetData></worksheet>`
    writeFileSync(join(dir, 'computed.xlsx'), bookOf(xml))
    return read('computed.csv')
  }

  test.each([
    ['never computed, as programs write it', '<c><f>B2*2</f></c>', '"=B2*2"'],
    ['computed to nothing', '<c t="str"><f>IFERROR(A9;"")</f><v></v></c>', '"=IFERROR(A9;\\"\\")"'],
    ['copied from another cell', '<c><f t="shared" si="0"/><v/></c>', '"="'],
  ])('%s are named in every column, like errors', (_, cell, found) => {
    const { findings, entries } = table(
      `${text('ОАК')}${cell}`,
      `${cell}<c><v>100</v></c>`,
      `${text('СОЭ')}<c><v>100</v></c>${cell}`,
      `${text('ТТГ')}<c><v>200</v></c>`,
    )
    const expected = 'the value, not the formula'
    expect(inWords(findings).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))).toMatchObject([
      { line: 2, field: 'price', found, expected },
      { line: 3, field: 'name_ru', found, expected },
      { line: 4, field: 'discount', found, expected },
    ])
    expect(entries.map(({ value }) => value.name_ru)).toEqual(['ТТГ'])
  })

  test('are no lines where nothing else stands', () => {
    const empty = '<c t="str"><f>IF(Z9="","",Z9)</f><v></v></c>'
    const { findings, entries } = table(`${text('ОАК')}<c><v>100</v></c>`, `${empty}${empty}`)
    expect(findings).toEqual([])
    expect(entries).toHaveLength(1)
  })
})

test.each([
  ['200,000 lines', Array.from({ length: 200_000 }, (_, at) => `<row r="${at + 9}" s="1"/>`)],
  [
    'cells with borders in 20,000 lines',
    Array.from({ length: 20_000 }, () => `<row>${'<c s="1"/><c s="1"></c>'.repeat(4)}</row>`),
  ],
])('%s that are formatted and empty are read in no time (B282)', (_, empty) => {
  const filled = '<row><c t="str"><v>Анализ</v></c></row>'
  const bytes = bookOf(`<worksheet><sheetData>${filled}${empty.join('')}</sheetData></worksheet>`)
  const start = process.cpuUsage().user
  expect(workbookTable(bytes).text).toBe('"Анализ"')
  // Microseconds; the parser alone takes seconds.
  expect(process.cpuUsage().user - start).toBeLessThan(1_000_000)
})

test('of names alone a workbook tells the sections by their look (B284)', () => {
  const rows = [
    ['Анализ', 'Цена'],
    ...[['Кровь'], ['ОАК', '100'], ['Креатинин'], ['СОЭ', '200'], ['Моча'], ['ОАМ', '300']],
  ]
  const isBold = (name = '') => ['Анализ', 'Кровь', 'Моча'].includes(name)
  const cells = rows.map(([name, price = '']) => {
    const cell = (text: string) => `<c s="${isBold(name) ? 2 : 0}" t="str"><v>${text}</v></c>`
    return `<row>${cell(name ?? '')}${price && cell(price)}</row>`
  })
  writeFileSync(
    join(dir, 'look.xlsx'),
    bookOf(`<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`),
  )
  const { entries } = read('look.csv')
  expect(entries.map(({ value }) => [value.category, value.name_ru])).toEqual([
    ...[
      ['Кровь', 'ОАК'],
      ['Кровь', 'Креатинин'],
      ['Кровь', 'СОЭ'],
      ['Моча', 'ОАМ'],
    ],
  ])
})

test('a thread reads the same (B282)', async () => {
  const file = join(dir, 'thread.mjs')
  const flags = ['--bundle', '--platform=node', '--format=esm', '--conditions=react-server']
  execFileSync('node_modules/.bin/esbuild', [
    ...['lib/clinic/files/workbook/thread.ts', ...flags, `--outfile=${file}`],
  ])
  const bytes = readFileSync(join(__dirname, 'workbooks/both.xlsx'))
  const worker = new Worker(file, { workerData: { bytes, table: 'services.csv' } })
  expect(await once(worker, 'message')).toEqual([readBook(bytes, 'services.csv')])
})

test('hidden lines and columns are read, and named (B283)', () => {
  const text = (name: string) => `<c t="str"><v>${name}</v></c>`
  writeFileSync(
    join(dir, 'hidden.xlsx'),
    bookOf(
      `<worksheet><cols><col min="3" max="9" hidden="1"/></cols><sheetData><row>${text('Анализ')}${text('Цена')}${text('Было')}</row><row hidden="1">${text('ОАК')}${text('100')}</row></sheetData></worksheet>`,
    ),
  )
  const { entries, notes } = read('hidden.csv')
  expect(entries).toHaveLength(1)
  expect(inWords(notes)).toMatchObject([
    { line: 2, found: 'hidden lines (1)' },
    { found: 'hidden columns: C' },
    { found: 'columns that the site does not know: Было' },
    { field: 'name_kk' },
  ])
})

function sheet(rows: string, above = ''): string {
  return book(`${above}<worksheet><sheetData>${rows}</sheetData></worksheet>`)
}

function book(xml: string, properties = ''): string {
  return workbookTable(bookOf(xml, properties)).text
}
