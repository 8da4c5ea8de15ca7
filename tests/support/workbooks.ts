/** Workbooks (XLSX) of parts that a test writes, as programs and people's hands leave them. */
import { deflateRawSync } from 'node:zlib'

export function bookOf(xml: string, properties = ''): Buffer {
  return archive({
    'xl/workbook.xml': `<workbook><workbookPr ${properties}/><sheets><sheet state="hidden" r:id="b"/><sheet r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><fonts><font/><font><b/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf fontId="1"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': xml,
  })
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Where a part points to another one. */
export const relation = (type: string, target: string, kinds = office) =>
  `<Relationship Id="${type}" Type="${kinds}/${type}" Target="${target}"/>`

/** Cells as programs write them that keep no list of texts. */
export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
export const numberCell = (value: number | string, style = 0) =>
  `<c s="${style}"><v>${value}</v></c>`
export const rowOf = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`
export const sheetOf = (...rows: readonly string[]) =>
  `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`

/** The parts of a price list with one analysis for 1800, some of them replaced, or taken away. */
export function priceListParts(
  others: Readonly<Record<string, string | Buffer | undefined>> = {},
): Readonly<Record<string, string | Buffer>> {
  const parts = {
    '_rels/.rels': `<Relationships>${relation('officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Прайс" r:id="worksheet"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheetOf(
      rowOf(textCell('Анализ'), textCell('Цена')),
      rowOf(textCell('ОАК'), numberCell(1800)),
    ),
    ...others,
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])),
  )
}

/** A workbook whose sheets have their names in their first cells. */
export function sheets(...names: readonly string[]): Buffer {
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

/** A zip archive, as far as a workbook needs it; of ZIP64 all sizes and places are in its own fields. */
export function archive(files: Readonly<Record<string, string | Buffer>>, is64 = false): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text)
    const fields = Buffer.alloc(46)
    const extra = Buffer.alloc(is64 ? 28 : 0)
    fields.writeUInt32LE(0x02014b50, 0)
    fields.writeUInt16LE(8, 10)
    fields.writeUInt32LE(data.length, 20)
    fields.writeUInt32LE(text.length, 24)
    fields.writeUInt16LE(Buffer.byteLength(name), 28)
    fields.writeUInt32LE(at, 42)
    if (is64) {
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(24, 2)
      for (const [index, value] of [text.length, data.length, at].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index)
      for (const place of [20, 24, 42]) fields.writeUInt32LE(0xffffffff, place)
    }
    fields.writeUInt16LE(extra.length, 30)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    locals.push(local, Buffer.from(name), data)
    entries.push(fields, Buffer.from(name), extra)
    at += 30 + Buffer.byteLength(name) + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(is64 ? 0xffffffff : at, 16)
  if (!is64) return Buffer.concat([...locals, ...entries, end])
  const [list, locator] = [Buffer.alloc(56), Buffer.alloc(20)]
  list.writeUInt32LE(0x06064b50, 0)
  list.writeBigUInt64LE(BigInt(at), 48)
  locator.writeUInt32LE(0x07064b50, 0)
  const listAt = at + entries.reduce((sum, { length }) => sum + length, 0)
  locator.writeBigUInt64LE(BigInt(listAt), 8)
  return Buffer.concat([...locals, ...entries, list, locator, end])
}
