/** The price list's files as LibreOffice reads them: prices are numbers, and no cell is a formula. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { XMLParser } from 'fast-xml-parser'
import { contentCopy } from '../support/content-copy'
import { siteFolder } from '../support/site'
import { describeUnless } from '../support/skips'
import { cleanUp } from './support/cleanUp'

const isThere = spawnSync('soffice', ['--headless', '--version']).status === 0
const obstacle = isThere ? undefined : 'no LibreOffice'

/** Waits without blocking: a connection that the site ends meanwhile would be used once more. */
const office = (...args: readonly string[]) =>
  promisify(execFile)('soffice', ['--headless', ...args], { timeout: 120_000 })

interface OfficeCell {
  readonly '@office:value-type'?: string
  readonly '@office:value'?: string
  readonly '@table:formula'?: string
  readonly '@table:number-columns-repeated'?: string
  readonly 'text:p'?: string
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: name => ['table:table', 'table:table-row', 'table:table-cell'].includes(name),
})

describeUnless(obstacle)('LibreOffice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  const hostile = '=HYPERLINK("https://other.example")'
  let url = ''

  beforeAll(async () => {
    cleanUp(() => rmSync(folder, { recursive: true }))
    const content = contentCopy()
    cleanUp(content.remove)
    content.change('services/ekg-s-opisaniem.yaml', /ru: [^,}]+/, `ru: '${hostile}'`)
    const site = siteFolder()
    cleanUp(site.remove)
    const running = await site.start({ CONTENT_DIR: content.dir })
    cleanUp(running.stop)
    url = running.url
  })

  /** Rows of the first sheet, as LibreOffice saves what it has read. */
  async function read(type: string, ...filter: readonly string[]) {
    const file = join(folder, `price-list.${type}`)
    writeFileSync(
      file,
      Buffer.from(await (await fetch(`${url}/feeds/price-list.${type}`)).arrayBuffer()),
    )
    await office(
      ...[`-env:UserInstallation=file://${folder}/profile`, ...filter],
      ...['--convert-to', 'fods', '--outdir', folder, file],
    )
    const book = parser.parse(readFileSync(join(folder, 'price-list.fods'), 'utf8'))
    const [sheet] = book['office:document']['office:body']['office:spreadsheet']['table:table']
    const rows: { readonly 'table:table-cell': readonly OfficeCell[] }[] = sheet['table:table-row']
    return rows.map(row =>
      row['table:table-cell'].flatMap(cell =>
        Array.from(
          { length: Math.min(8, Number(cell['@table:number-columns-repeated'] ?? 1)) },
          () => cell,
        ),
      ),
    )
  }

  test.each([
    ['xlsx', hostile, []],
    ['csv', `'${hostile}`, ['--infilter=CSV:44,34,76,1']],
  ])('%s: names are text, prices and discounts are numbers', async (type, shown, filter) => {
    const rows = await read(type, ...filter)
    const [, ...lines] = rows.filter(cells => cells[0]?.['text:p'])
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.flat().filter(cell => cell['@table:formula'])).toEqual([])
    expect(lines.map(cells => String(cells[3]?.['text:p']))).toContain(shown)
    const types = (column: number) => [
      ...new Set(lines.flatMap(cells => cells[column]?.['@office:value-type'] ?? [])),
    ]
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(types)).toEqual([
      ...[['string'], ['string'], ['string'], ['string'], ['string']],
      ...[['float'], ['float'], ['string']],
    ])
    const blood = lines.find(cells => cells[0]?.['text:p'] === 'blood-test')
    expect(blood?.[5]?.['@office:value']).toBe('1000')
    expect(blood?.[4]?.['text:p']).toBe('Қан алу')
  })
})
