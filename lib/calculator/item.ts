/**
 * An analysis as the calculator knows it, and its short form for the way to the browser: thousands
 * of them travel as arrays, and the few addresses of leaflets stand once beside them.
 */
import type { Analysis } from '@/lib/entities/analysis'

export interface CalculatorItem {
  readonly id: number
  readonly slug: string
  /** HTML that the sanitiser has passed. */
  readonly name: string
  /** Whole tenge; 0: the clinic names it on request. */
  readonly price: number
  /** 0: in no category. */
  readonly category: number
  /** The surcharge for drawing blood applies. */
  readonly bloodTest: boolean
  /** Percent, a badge only: the price is the one to pay. 0: none. */
  readonly discount: number
  /** Address of the preparation leaflet. */
  readonly document: string | null
}

/**
 * `[id, slug, name, price, category, flags, discount]`. The lowest bit of the flags is the blood
 * test; the others are the number of the leaflet, counted from 1, 0 for none.
 */
export type ItemRow = readonly [number, string, string, number, number, number, number]

export interface PackedItems {
  readonly documents: readonly string[]
  readonly rows: readonly ItemRow[]
}

/** An analysis of the backend for the calculator; without price, category or discount: 0. */
export function itemOf(analysis: Analysis): CalculatorItem {
  const { id, slug, name, price, document } = analysis
  return {
    id,
    slug,
    name,
    price: wholeTenge(price),
    category: analysis.category_analysis_id ?? 0,
    bloodTest: analysis.bloodTestIncluded,
    discount: analysis.discount_percent ?? 0,
    document,
  }
}

/** A missing price counts as 0 (spec 1 §9), and money has no fractions. */
export function wholeTenge(price: unknown): number {
  return typeof price === 'number' && price > 0 && price < 1e12 ? Math.round(price) : 0
}

/** The short form; `unpackItems` reads it. */
export function packItems(items: readonly CalculatorItem[]): PackedItems {
  const documents = [...new Set(items.flatMap(({ document }) => document ?? []))]
  const numbers = new Map(documents.map((document, index) => [document, index + 1]))
  const rows = items.map((item): ItemRow => {
    const { id, slug, name, price, category, bloodTest, discount, document } = item
    const leaflet = document === null ? 0 : (numbers.get(document) ?? 0)
    return [id, slug, name, price, category, leaflet * 2 + (bloodTest ? 1 : 0), discount]
  })
  return { documents, rows }
}

/** The items of an answer or of the browser's storage; what is not whole is left out. */
export function unpackItems(value: unknown): CalculatorItem[] {
  if (!isRecord(value) || !Array.isArray(value.rows)) return []
  const documents: readonly unknown[] = Array.isArray(value.documents) ? value.documents : []
  return value.rows.flatMap(row => (isRow(row) ? [unpackRow(row, documents)] : []))
}

function unpackRow(row: ItemRow, documents: readonly unknown[]): CalculatorItem {
  const [id, slug, name, price, category, flags, discount] = row
  const document = documents[(flags >> 1) - 1]
  return {
    id,
    slug,
    name: isInline(name) ? name : name.replace(/[<>]/g, ''),
    price: wholeTenge(price),
    category,
    bloodTest: flags % 2 === 1,
    discount,
    document: typeof document === 'string' && isAddress(document) ? document : null,
  }
}

function isRow(value: unknown): value is ItemRow {
  if (!Array.isArray(value) || value.length !== 7) return false
  const [id, slug, name, ...numbers] = value
  return (
    Number.isSafeInteger(id) &&
    id > 0 &&
    typeof slug === 'string' &&
    typeof name === 'string' &&
    numbers.every(number => typeof number === 'number' && number >= 0)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The tags a name may have; storage can be tampered with, and names are put into pages as HTML. */
function isInline(html: string): boolean {
  return !/[<>]/.test(html.replace(/<\/?(?:b|strong|i|em|sup|sub|br|span)\s*\/?>/g, ''))
}

function isAddress(value: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))/.test(value)
}
