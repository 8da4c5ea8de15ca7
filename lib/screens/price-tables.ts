/** The tables of the price list, as its page has them, and what the page of a long one loads. */
import 'server-only'
import { alsoCode, applying } from '@/lib/calculator/also'
import { priceText } from '@/lib/calculator/price-text'
import { env } from '@/lib/clinic/environment/env'
import { clientAddress } from '@/lib/http/address'
import { countRead } from '@/lib/http/limits'
import { localeOf } from '@/lib/http/receive'
import { contentResponse, orBadGateway, withErrorResponse } from '@/lib/http/response'
import { type Locale, localePath } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import {
  type PriceRow,
  type PriceSection,
  priceSections,
  type SectionOf,
} from '@/lib/screens/price-sections'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'
import { longDays } from './long-day'

/** The table of a category. */
export interface PriceTableData {
  /** Unique on the page: `analyses-3`. */
  readonly id: string
  readonly title: string
  readonly count: number
  /** Its rows as HTML, or in a long list where they are without scripts: a path with the language's prefix. */
  readonly rows: { readonly html: string } | { readonly path: string }
}

/** The most prices that a page has in its HTML: with more it would be too large for a phone. */
export const mostRows = 600

interface PriceTables {
  readonly sections: readonly SectionOf<PriceTableData>[]
  readonly isLong: boolean
}

export async function priceTables(
  sections: readonly PriceSection[],
  locale: Locale,
): Promise<PriceTables> {
  const rowOf = await rowsIn(locale)
  const count = sections
    .flatMap(({ groups }) => groups)
    .reduce((sum, each) => sum + each.rows.length, 0)
  const isLong = count > mostRows
  return {
    isLong,
    sections: sections.map(section => ({
      ...section,
      groups: section.groups.map(({ title, path, rows }, at) => ({
        id: tableId(section, at),
        title,
        count: rows.length,
        rows:
          isLong && path ? { path: localePath(path, locale) } : { html: rows.map(rowOf).join('') },
      })),
    })),
  }
}

const tableId = ({ kind }: PriceSection, at: number) => `${kind}-${at + 1}`

/** `GET /api/catalogue/prices`: the rows of each table as HTML. */
export function readPriceRows(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const locale = localeOf(request.headers)
    const [sections, rowOf] = await Promise.all([
      orBadGateway(priceSections(locale)),
      rowsIn(locale),
    ])
    const rows = sections.flatMap(section =>
      section.groups.map((group, at) => [tableId(section, at), group.rows.map(rowOf).join('')]),
    )
    return contentResponse({ data: Object.fromEntries(rows) })
  })
}

/**
 * `GET /api/catalogue/codes`: under which codes an estimate has the rows of each table, in their order: `s7`,
 * `s7 pchild` at a named price, '' where there is nothing to add. Most readers need none of them in the page.
 */
export function readPriceCodes(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    await countRead(clientAddress(request.headers, env().TRUSTED_PROXY_HOPS))
    const sections = await orBadGateway(priceSections(localeOf(request.headers)))
    const data = sections.flatMap(({ groups }) => groups.map(({ rows }) => rows.map(codesOf)))
    return contentResponse({ data })
  })
}

function codesOf({ code, applies, price }: PriceRow): string {
  if (!code || price.kind === 'onRequest') return ''
  return applies ? `${code} ${alsoCode(applying(applies))}` : code
}

/** HTML, as elements each of thousands would be a node of the RSC payload. */
async function rowsIn(locale: Locale): Promise<(row: PriceRow) => string> {
  const { price: words, priceList } = await messagesOf(locale)
  const dayOf = await longDays(locale)
  return ({ name, path, price, discount, lastDay }) => {
    const notes = [
      discount > 0 && fill(priceList.discount, { discount }),
      lastDay && fill(priceList.until, { day: dayOf(new Date(lastDay)) }),
    ]
    const note = notes.map(each => (each ? `<small>${escapeHtml(each)}</small>` : '')).join('')
    const href = localePath(path, locale)
    const amount = escapeHtml(priceText(price, words))
    // Without end tags and quotes that HTML does not need: the page has each row twice, once for React.
    const address = /^[\w./%-]+$/.test(href) ? href : `"${escapeHtml(href)}"`
    return `<tr><td><a href=${address}>${escapeHtml(name)}</a><td>${amount}${note}`
  }
}
