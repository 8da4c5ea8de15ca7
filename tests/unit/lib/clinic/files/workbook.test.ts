/**
 * `price-list.xlsx` and `.csv` as LibreOffice 7.4 saved them from `price-list.fods`
 * (`soffice --headless --convert-to xlsx price-list.fods`): a title, merged lines of sections,
 * prices as numbers, texts and a formula, days, a discount in percent. In `errors.xlsx` the formula
 * refers to a cell that is gone. `both.xlsx`, of `both.fods`, has a cover and a sheet for each of two tables.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { analysisTable, serviceTable } from '@/lib/backend/records/analyses'
import { type Row, readTable } from '@/lib/clinic/files/table'
import { readFile } from '@/lib/clinic/files/text'
import { workbookTable } from '@/lib/clinic/files/workbook/workbook'

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
    { name_ru: 'Глюкоза', price: 1200, blood: false },
    { name_ru: 'Глюкоза & лактат <венозная кровь>', price: null },
  ])
  expect(notes).toMatchObject([
    { line: 4, found: 'columns that the site does not know: №, Примечание' },
    { field: 'name_kk', found: 'no Kazakh name in 3 rows' },
    { field: 'price', found: 'a price that only begins there in 1 rows' },
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
  expect(services.notes).toEqual([
    {
      ...{ file: 'services.xlsx', found: 'sheets that are not read here: Обложка, Анализы 2026' },
      expected: 'nothing: the table is the sheet Услуги',
    },
  ])
  const { entries, notes } = read('analyses.csv')
  expect(entries.map(({ value }) => value.name_ru)).toEqual(['Ферритин', 'Глюкоза'])
  expect(notes?.[0]).toMatchObject({
    found: 'sheets that are not read here: Обложка, Услуги',
    expected: 'nothing: the table is the sheet Анализы 2026',
  })
  // Without a sheet of its own it is not one of the others.
  expect(read('analysis-categories.csv')).toMatchObject({
    findings: [{ line: 1, found: '"Прейскурант клиники"' }],
    notes: [{ expected: 'nothing: the table is the sheet Обложка' }],
  })
})

test.each([
  ['a single sheet is the table, whatever it is called', ['Анализы'], '"Анализы"'],
  ['else the first that is called like no other table', ['Анализы', 'Лист1', 'Лист2'], '"Лист1"'],
  ['its own goes before', ['Лист1', 'Қызметтер', 'Талдаулар'], '"Қызметтер"'],
])('%s', (_, names, text) => {
  writeFileSync(join(dir, 'services.xlsx'), sheets(...names))
  expect(readFile('services.csv').text).toBe(text)
})

test('a workbook with the sheets of other tables alone is refused with the name that is looked for', () => {
  writeFileSync(join(dir, 'services.xlsx'), sheets('Анализы', 'Категории'))
  expect(read('services.csv').findings).toEqual([
    {
      ...{ file: 'services.xlsx', found: 'the sheets of other tables alone: Анализы, Категории' },
      expected: 'a sheet called услуги',
    },
  ])
})

test('an error of a formula is named, not taken for a price on request', () => {
  expect(read('errors.csv').findings).toMatchObject([
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
  expect(findings).toMatchObject([
    { file: 'broken.xlsx', expected: expect.stringContaining('save it as "Excel (.xlsx)"') },
  ])
})

test('a small file that unpacks to gigabytes is refused before it fills the memory', () => {
  const workbook = '<workbook><sheets><sheet r:id="a"/></sheets></workbook>'
  const bomb = archive({ 'xl/workbook.xml': workbook, 'xl/styles.xml': ' '.repeat(40_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  writeFileSync(join(dir, 'bomb.xlsx'), bomb)
  const before = process.memoryUsage().rss
  expect(read('bomb.csv').findings).toMatchObject([{ found: 'a very large workbook' }])
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test('entities of its own are refused, those of XML and of Excel are read', () => {
  expect(() => sheet('<row><c><v>1</v></c></row>', '<!DOCTYPE a [<!ENTITY b "c">]>')).toThrow(
    'document type',
  )
  const cells = ['A &amp; &lt;B&gt; &#1173;', 'C_x000D_&#10;D', '1.2000000000000002', '']
  const row = cells.map(each => `<c t="str"><v>${each}</v></c>`).join('')
  expect(sheet(`<row>${row}</row>`)).toBe('"A & <B> ҕ";"C D";"1.2000000000000002"')
})

test('names that are merged over lines stand in each; prefixes, dates of 1904 and other cells', () => {
  const rows =
    '<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>К</x:t></x:is></x:c><x:c r="B2"><x:v>1.1E3</x:v></x:c></x:row>' +
    '<x:row r="4"><x:c r="B4" s="1"><x:v>44343</x:v></x:c><x:c r="C4" t="b"><x:v>1</x:v></x:c></x:row>'
  const merged = '<x:mergeCells><x:mergeCell ref="A2:A4"/></x:mergeCells>'
  const xml = `<x:worksheet><x:sheetData>${rows}</x:sheetData>${merged}</x:worksheet>`
  expect(book(xml, 'date1904="1"')).toBe(';;\n"К";"1100";\n;;\n"К";"2025-05-28";"yes"')
})

function sheet(rows: string, above = ''): string {
  return book(`${above}<worksheet><sheetData>${rows}</sheetData></worksheet>`)
}

function book(xml: string, properties = ''): string {
  return workbookTable(
    archive({
      'xl/workbook.xml': `<workbook><workbookPr ${properties}/><sheets><sheet state="hidden" r:id="b"/><sheet r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/styles.xml':
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': xml,
    }),
  ).text
}

/** A workbook whose sheets have their names in their first cells. */
function sheets(...names: readonly string[]): Buffer {
  const each = (make: (name: string, at: number) => string) => names.map(make).join('')
  const parts = names.map((name, at) => [
    `xl/s${at}.xml`,
    `<worksheet><sheetData><row><c t="str"><v>${name}</v></c></row></sheetData></worksheet>`,
  ])
  return archive({
    'xl/workbook.xml': `<workbook><sheets>${each((name, at) => `<sheet name="${name}" r:id="${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${each((_, at) => `<Relationship Id="${at}" Target="s${at}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(parts),
  })
}

/** A zip archive, as far as a workbook needs it. */
function archive(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text)
    const fields = Buffer.alloc(46)
    fields.writeUInt32LE(0x02014b50, 0)
    fields.writeUInt16LE(8, 10)
    fields.writeUInt32LE(data.length, 20)
    fields.writeUInt32LE(text.length, 24)
    fields.writeUInt16LE(name.length, 28)
    fields.writeUInt32LE(at, 42)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    locals.push(local, Buffer.from(name), data)
    entries.push(fields, Buffer.from(name))
    at += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...entries, end])
}
