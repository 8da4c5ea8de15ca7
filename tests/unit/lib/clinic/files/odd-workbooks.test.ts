/** Workbooks as no spreadsheet writes them, or only some: each is read, or refused with a reason, in little time. */
import { readBook } from '@/lib/clinic/files/workbook/book'
import {
  archive,
  numberCell,
  priceListParts,
  relation,
  rowOf,
  sheetOf,
  textCell,
} from '@/tests/support/workbooks'

const sheet = 'xl/worksheets/sheet1.xml'
const strings = 'xl/sharedStrings.xml'
const relations = 'xl/_rels/workbook.xml.rels'
const related = (...all: readonly string[]) => `<Relationships>${all.join('')}</Relationships>`
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const usual = String(priceListParts()[sheet])
const read = (others: Parameters<typeof priceListParts>[0], change = (bytes: Buffer) => bytes) =>
  readBook(change(archive(priceListParts(others))), 'analyses.csv')

const marked = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const windows1251 = Buffer.from(
  usual.replace(/^/, '<?xml version="1.0" encoding="windows-1251"?>').replace(/[А-я]/g, letter => {
    return String.fromCharCode(letter.charCodeAt(0) - 0x410 + 0xc0)
  }),
  'latin1',
)

/** A comment at the end of the archive, in which the mark of its end stands again. */
function withComment(bytes: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(26)])
  bytes.writeUInt16LE(comment.length, bytes.length - 2)
  return Buffer.concat([bytes, comment])
}

test.each([
  [
    'of the strict edition of the standard',
    {
      '_rels/.rels': related(relation('officeDocument', 'xl/workbook.xml', strict)),
      [relations]: related(relation('worksheet', 'worksheets/sheet1.xml', strict)),
    },
  ],
  [
    'with letters that are written as codes',
    {
      [relations]: related(relation('worksheet', 'worksheets/%D0%9B%D0%B8%D1%81%D1%82%201.xml')),
      [sheet]: undefined,
      'xl/worksheets/Лист 1.xml': usual,
    },
  ],
  [
    'with backslashes where parts point',
    { [relations]: related(relation('worksheet', '\\xl\\worksheets\\sheet1.xml')) },
  ],
  ['without a list of the package', { '_rels/.rels': undefined }],
  ['in UTF-16', { [sheet]: marked(usual) }],
  ['in UTF-8 that says to be UTF-16', { [sheet]: `<?xml encoding="utf-16"?>${usual}` }],
  ['in windows-1251', { [sheet]: windows1251 }],
  ['with macros', { 'xl/vbaProject.bin': 'macros' }],
  [
    'with a sheet that is a chart, and lost',
    {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="График" r:id="chartsheet"/><sheet name="Прайс" r:id="worksheet"/></sheets></workbook>',
      [relations]: related(
        relation('chartsheet', 'chartsheets/sheet1.xml'),
        relation('worksheet', 'worksheets/sheet1.xml'),
      ),
    },
  ],
  [
    'with small letters for columns and lines in another order',
    {
      [sheet]: sheetOf(
        '<row r="2"><c r="b2"><v>1800</v></c><c r="a2" t="str"><v>ОАК</v></c></row>',
        '<row r="1"><c r="a1" t="str"><v>Анализ</v></c><c r="b1" t="str"><v>Цена</v></c></row>',
      ),
    },
  ],
  ['with numbers of lines that are none', { [sheet]: usual.replace('<row>', '<row r="-5">') }],
])('a workbook %s is read (B280)', (_, others) => {
  expect(read(others)).toEqual({ text: '"Анализ";"Цена"\n"ОАК";"1800"', notes: [] })
})

test('an archive with a comment that looks like its end is read (B280)', () => {
  expect(read({}, withComment).text).toContain('"1800"')
})

const text = (index: number) => `<c t="s"><v>${index}</v></c>`
const withTexts = (texts: string) => ({
  [relations]: related(
    relation('worksheet', 'worksheets/sheet1.xml'),
    relation('sharedStrings', 'sharedStrings.xml'),
  ),
  [strings]: texts,
  [sheet]: sheetOf(rowOf(text(0), text(1))),
})

test.each([
  ['with fewer texts than cells', withTexts('<sst><si><t>ОАК</t></si></sst>'), 'bookWithoutTexts'],
  ['cut off within a part', withTexts('<sst><si><t>ОАК</t></si><si><t>18'), 'brokenBook'],
  ['without the places of its sheets', { [relations]: undefined }, 'bookWithoutSheet'],
  [
    'whose sheets are all hidden',
    {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Прайс" state="hidden" r:id="worksheet"/></sheets></workbook>',
    },
    'emptyBook',
  ],
  [
    'of the binary format',
    {
      '_rels/.rels': related(relation('officeDocument', 'xl/workbook.bin')),
      'xl/workbook.bin': 'x',
    },
    'brokenBook',
  ],
])('a workbook %s is refused, and its cells are not taken for empty (B1130)', (_, others, code) => {
  expect(read(others)).toEqual({ refusal: { code, values: expect.anything() } })
})

const many = (count: number, each: string) => each.repeat(count)

test.each([
  [
    'with 6,000 merged ranges upon each other',
    sheetOf(many(6_000, rowOf(textCell('ОАК'), numberCell(1)))).replace(
      '</worksheet>',
      `<mergeCells>${many(6_000, '<mergeCell ref="A2:A6000"/>')}</mergeCells></worksheet>`,
    ),
    'largeBook',
  ],
  [
    'with a cell far from the others',
    sheetOf(many(40_000, rowOf(numberCell(1))), '<row><c r="GQ40001"><v>1</v></c></row>'),
    'largeBook',
  ],
  [
    'with a text of 30,000 letters in 20,000 lines',
    sheetOf(many(20_000, rowOf('<c t="s"><v>0</v></c>'))),
    'largeBook',
  ],
  [
    'with formatted lines down to the last one',
    sheetOf(many(1_048_576, '<row spans="1:3" ht="15" customHeight="1"/>')),
    'largeBook',
  ],
  [
    'with 20,000 ranges of hidden columns',
    sheetOf(many(5_000, rowOf(numberCell(1)))).replace(
      '<sheetData>',
      `<cols>${many(20_000, '<col min="1" max="16384" hidden="1"/>')}</cols><sheetData>`,
    ),
    undefined,
  ],
])('a workbook %s takes neither minutes nor the memory (B1130)', (_, xml, refusal) => {
  const start = process.cpuUsage().user
  const book = read({
    ...withTexts(`<sst><si><t>${many(30_000, 'a')}</t></si></sst>`),
    [sheet]: xml,
  })
  expect(book.refusal?.code).toBe(refusal)
  // Microseconds.
  expect(process.cpuUsage().user - start).toBeLessThan(20_000_000)
})

test('300,000 texts that a workbook drags along are not read (B1315)', () => {
  const texts = Array.from({ length: 300_000 }, (_, at) => `<si><t>${at}</t></si>`).join('')
  const others = {
    ...withTexts(`<sst>${texts}<si/><x:si><x:r><x:t>ОАК</x:t></x:r></x:si></sst>`),
    [sheet]: sheetOf(rowOf(...[7, 300_000, 300_001].map(at => `<c t="s"><v>${at}</v></c>`))),
  }
  const bytes = archive(priceListParts(others))
  const start = process.cpuUsage().user
  expect(readBook(bytes, 'analyses.csv').text).toBe('"7";;"ОАК"')
  // Microseconds; the parser alone takes more than three seconds.
  expect(process.cpuUsage().user - start).toBeLessThan(1_500_000)
})

const formatted = (format: string, value: number) =>
  read({
    [relations]: related(
      relation('worksheet', 'worksheets/sheet1.xml'),
      relation('styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    [sheet]: sheetOf(rowOf(numberCell(value, 1))),
  }).text

test.each([
  ['"от "#,##0', 1800, 'от 1800'],
  ['#,##0.00\\ [$₽-419]', 350, '350 ₽'],
  ['#,##0"р."', 350, '350р.'],
  ['#,##0" тг"', 1800, '1800 тг'],
  ['0" раб. дн."', 3, '3 раб. дн.'],
  ['#,##0;-#,##0;"по запросу"', 0, 'по запросу'],
  ['"A"000', 7, 'A007'],
  ['00000', 7, '00007'],
  // Spaces as wide as what is not shown.
  ['_-* #,##0.00\\ _₽_-;\\-* #,##0.00\\ _₽_-;_-* "-"??\\ _₽_-;_-@_-', 1800, '1800'],
  ['[Red]#,##0', 1800, '1800'],
  ['#,##0.00;[Red]-#,##0.00', -5.5, '-5.5'],
])(
  'what the format %s writes beside %d is read as it stands there (B1131)',
  (format, value, shown) => {
    expect(formatted(format, value)).toBe(`"${shown}"`)
  },
)

test('a column behind the last one that is read is named (B1130)', () => {
  const far = '<row><c r="A1"><v>1</v></c><c r="KN1" t="str"><v>Далеко</v></c></row>'
  expect(read({ [sheet]: sheetOf(far) }).notes).toEqual([
    { code: 'farColumns', values: { columns: 'KN' } },
  ])
})
