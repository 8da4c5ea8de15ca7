/**
 * Requests as files of conversions that happened elsewhere, for the advertising account to learn from.
 * They hold neither names nor phones. Metrica: yandex.ru/support/metrica/ru/data/offline-conversion-data,
 * Google Ads: support.google.com/google-ads/answer/7014069 ("Import conversions from ad clicks").
 */
import 'server-only'
import { almatyOffset } from '@/lib/text/almaty'
import type { RequestFlag, RequestRow } from './types'

export const conversionTargets = ['yandex', 'google'] as const
export type ConversionTarget = (typeof conversionTargets)[number]

export interface Conversions {
  readonly file: string
  readonly count: number
  /** Requests without the click or visitor that the file is about. */
  readonly left: number
}

interface Options {
  /** Identifier of the goal, or name of the conversion. */
  readonly goal: string
  /** Keys of the requests that count, such as of people who came; undefined for all. */
  readonly chosen?: ReadonlySet<string> | undefined
}

/** Of robots there is nothing to learn. */
const robots: ReadonlySet<RequestFlag> = new Set(['honeypot', 'fast'])

const heads: Readonly<Record<ConversionTarget, readonly string[]>> = {
  yandex: ['ClientId,Yclid,Target,DateTime'],
  google: [
    'Parameters:TimeZone=+0500',
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
  ],
}

/** The oldest first; no cell needs quotes, as of the values only letters, digits and `_.~-` are kept. */
export function conversionsOf(
  rows: readonly RequestRow[],
  target: ConversionTarget,
  { goal, chosen }: Options,
): Conversions {
  const wanted = rows
    .filter(({ key, flags }) => (chosen?.has(key) ?? true) && !flags.some(flag => robots.has(flag)))
    .toSorted((a, b) => a.createdAt - b.createdAt)
  const lineOf = target === 'yandex' ? yandexLine : googleLine
  const lines = wanted.flatMap(row => lineOf(row, goal) ?? [])
  return {
    file: `${[...heads[target], ...lines].join('\n')}\n`,
    count: lines.length,
    left: wanted.length - lines.length,
  }
}

/** By the visitor's number, by the click, or by both. The time is in seconds. */
function yandexLine({ meta, createdAt }: RequestRow, goal: string): string | null {
  const client = meta.attribution?.clientId ?? ''
  const click = clickOf(meta, 'yclid')
  return client || click ? [client, click, goal, Math.floor(createdAt / 1000)].join(',') : null
}

/** Without a value: a request has none. */
function googleLine({ meta, createdAt }: RequestRow, goal: string): string | null {
  const click = clickOf(meta, 'gclid')
  const time = new Date(createdAt + almatyOffset).toISOString().slice(0, 19).replace('T', ' ')
  return click ? [click, goal, time, '', ''].join(',') : null
}

/** The last click on an advertisement of this kind. */
function clickOf({ attribution }: RequestRow['meta'], name: 'gclid' | 'yclid'): string {
  return attribution?.last?.[name] ?? attribution?.first?.[name] ?? ''
}

/** The keys in a text, or in lines of the table of requests: all that may be one, as no other cell is equal to a key. */
export function keysIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w-]{16,64}/g))
}
