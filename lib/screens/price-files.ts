/** The price list as files: for patients, and for the accounts that fill the cards on maps. */
import 'server-only'
import { createHash } from 'node:crypto'
import writeExcel from 'write-excel-file/node'
import { clinicIn } from '@/lib/clinic'
import { type Locale, localePath, otherLocale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { type PriceRow, priceSections } from '@/lib/screens/price-sections'
import { absoluteUrl } from '@/lib/seo/metadata'
import { type Cell, csvOf } from '@/lib/text/csv'
import { clinicDay } from '@/lib/text/days'

/** Stable addresses: people enter them at other services. */
export function priceFilePath(type: 'csv' | 'xlsx', locale: Locale): string {
  return localePath(`/feeds/price-list.${type}`, locale)
}

/** With commas, as programs expect; people open the workbook. @throws BackendError */
export async function priceListCsv(locale: Locale): Promise<Response> {
  const { lines, title, etag } = await priceTable(locale)
  return fileResponse(csvOf(lines), `${title}.csv`, 'text/csv; charset=utf-8', etag)
}

/** @throws BackendError */
export async function priceListXlsx(locale: Locale): Promise<Response> {
  const table = await priceTable(locale)
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return fileResponse(await workbook(table, locale), `${table.title}.xlsx`, type, table.etag)
}

interface PriceTable {
  readonly title: string
  readonly sheet: string
  readonly lines: readonly (readonly Cell[])[]
  /** Of the lines: a workbook made again from the same has other bytes, as it holds the time. */
  readonly etag: string
}

async function priceTable(locale: Locale): Promise<PriceTable> {
  const other = otherLocale(locale)
  const [sections, otherSections, { priceList, services }] = await Promise.all([
    priceSections(locale),
    priceSections(other),
    messagesOf(locale),
  ])
  const rowsOfOther = otherSections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  const otherNames = new Map(rowsOfOther.map(({ id, name }) => [id, name]))
  const today = clinicDay(new Date())
  const lineOf = (row: PriceRow, titles: readonly string[]) => [
    ...[row.id, ...titles, row.name, otherNames.get(row.id) ?? ''],
    ...[
      row.price.kind === 'onRequest' ? '' : row.price.tenge,
      row.discount || '',
      absoluteUrl(row.path, locale),
    ],
    ...[priceList.kinds[row.price.kind], row.lastDay ?? ''],
    ...[row.isCheaperForChildren ? services.childDiscount : '', today],
  ]
  const {
    id,
    section,
    category,
    name,
    otherName,
    price,
    discount,
    url,
    kind,
    until,
    children,
    date,
  } = priceList.columns
  const lines = [
    [id, section, category, name, otherName, price, discount, url, kind, until, children, date],
    ...sections.flatMap(({ title, groups }) =>
      groups.flatMap(group => group.rows.map(row => lineOf(row, [title, group.title]))),
    ),
  ]
  return {
    title: `${priceList.h1}, ${clinicIn(locale).name}`,
    sheet: priceList.h1,
    lines,
    etag: `W/"${createHash('sha256').update(JSON.stringify(lines)).digest('base64url')}"`,
  }
}

/** The last workbook of each language, which a request makes again only when a price has changed. */
const workbooks = new Map<
  Locale,
  { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> }
>()

/** In characters. */
const widths = [18, 12, 28, 60, 60, 12, 12, 60, 14, 12, 16, 12]

async function workbook(
  { lines, sheet, etag }: PriceTable,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = workbooks.get(locale)
  if (known?.etag === etag) return known.bytes
  const [head = [], ...rest] = lines
  const data = [
    head.map(value => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rest.map(cells => cells.map(cellOf)),
  ]
  const options = {
    sheet,
    columns: widths.map(width => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  }
  const bytes = new Uint8Array(await writeExcel(data, options).toBuffer())
  workbooks.set(locale, { etag, bytes })
  return bytes
}

/** The type is named, so that no text becomes a formula, whatever it begins with. */
function cellOf(value: Cell) {
  if (value === '') return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}

function fileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
  etag: string,
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded(name)}`,
    // Search engines list workbooks beside pages, and the pages have the prices, too.
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  }
  return new Response(body, { headers })
}

/** For clients that do not read `filename*`. */
const asciiName = (name: string) => `price-list${name.slice(name.lastIndexOf('.'))}`

/** As RFC 8187 writes it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
