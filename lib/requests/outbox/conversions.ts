/**
 * Requests as files of conversions that happened elsewhere, for the advertising account to learn from.
 * They hold no names, and no phone but in TikTok's, which takes none without: as the hash that it asks for. Metrica:
 * yandex.ru/support/metrica/ru/data/offline-conversion-data, Google Ads: support.google.com/google-ads/answer/7014069
 * ("Import conversions from ad clicks"), Meta: developers.facebook.com/docs/marketing-api/conversions-api ("Offline
 * events", "fbp and fbc"), TikTok: ads.tiktok.com/help/article/about-events-api-for-offline.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import type { Attribution, clickParameters, Touch } from '@/lib/requests/attribution'
import { almatyOffset } from '@/lib/text/almaty'
import type { RequestFlag } from './types'

export const conversionTargets = ['yandex', 'google', 'meta', 'tiktok'] as const
export type ConversionTarget = (typeof conversionTargets)[number]

export interface Conversions {
  readonly file: string
  readonly count: number
  /** Requests without the click or visitor that the file is about. */
  readonly left: number
}

interface Options {
  /** Identifier of the goal, or name of the conversion; else the usual one of the target. */
  readonly goal?: string | undefined
  /** Keys of the requests that count, such as of people who came; undefined for all. */
  readonly chosen?: ReadonlySet<string> | undefined
}

/** A request: with its form somebody has agreed that its click is told. Whoever writes to WhatsApp has not, so no chat is one. */
export interface Conversion {
  readonly key: string
  readonly createdAt: number
  readonly meta: { readonly attribution?: Attribution | undefined }
  readonly flags: readonly RequestFlag[]
  readonly payload: { readonly phone: string }
}

/** What the file calls a request that has no other name; Meta and TikTok have fixed ones. */
export const defaultGoals: Readonly<Record<ConversionTarget, string>> = {
  yandex: 'callback_request',
  google: 'callback_request',
  meta: 'Lead',
  tiktok: 'Lead',
}

/** Of robots there is nothing to learn. */
const robots: ReadonlySet<RequestFlag> = new Set(['honeypot', 'fast'])

const heads: Readonly<Record<ConversionTarget, readonly string[]>> = {
  yandex: ['ClientId,Yclid,Target,DateTime'],
  google: [
    'Parameters:TimeZone=+0500',
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
  ],
  meta: ['event_name,event_time,fbc,order_id'],
  tiktok: ['event_type,timestamp,phone_number,ttclid,order_id'],
}

/** The oldest first; no cell needs quotes, as of the values only letters, digits and `_.~-` are kept. */
export function conversionsOf(
  rows: readonly Conversion[],
  target: ConversionTarget,
  { goal = defaultGoals[target], chosen }: Options,
): Conversions {
  const wanted = rows
    .filter(({ key, flags }) => (chosen?.has(key) ?? true) && !flags.some(flag => robots.has(flag)))
    .toSorted((a, b) => a.createdAt - b.createdAt)
  const lines = wanted.flatMap(row => lineOf[target](row, goal) ?? [])
  return {
    file: `${[...heads[target], ...lines].join('\n')}\n`,
    count: lines.length,
    left: wanted.length - lines.length,
  }
}

/** By the visitor's number, by the click, or by both. The time is in seconds. */
function yandexLine({ meta, createdAt }: Conversion, goal: string): string | null {
  const client = meta.attribution?.clientId ?? ''
  const click = clickOf(meta, 'yclid')
  return client || click ? [client, click, goal, Math.floor(createdAt / 1000)].join(',') : null
}

/** Without a value: a request has none. */
function googleLine({ meta, createdAt }: Conversion, goal: string): string | null {
  const click = clickOf(meta, 'gclid')
  const time = new Date(createdAt + almatyOffset).toISOString().slice(0, 19).replace('T', ' ')
  return click ? [click, goal, time, '', ''].join(',') : null
}

/** The click as its cookie would hold it, with the time of the click in milliseconds; the event in seconds. */
function metaLine({ key, meta, createdAt }: Conversion, goal: string): string | null {
  const touch = touchWith(meta, 'fbclid')
  if (!touch) return null
  const click = `fb.1.${touch.at ?? createdAt}.${touch.fbclid}`
  return [goal, Math.floor(createdAt / 1000), click, numberOf(key)].join(',')
}

function tiktokLine({ key, meta, createdAt, payload }: Conversion, goal: string): string | null {
  const click = clickOf(meta, 'ttclid')
  if (!click) return null
  const time = new Date(createdAt).toISOString().replace(/\.\d+/, '')
  return [goal, time, hashOf(`+${payload.phone}`), click, numberOf(key)].join(',')
}

const lineOf: Readonly<Record<ConversionTarget, (row: Conversion, goal: string) => string | null>> =
  { yandex: yandexLine, google: googleLine, meta: metaLine, tiktok: tiktokLine }

type Click = (typeof clickParameters)[number]

/** The last one that came by a click on an advertisement of this kind. */
function touchWith({ attribution }: Conversion['meta'], name: Click): Touch | undefined {
  return [attribution?.last, attribution?.first].find(touch => touch?.[name])
}

const clickOf = (meta: Conversion['meta'], name: Click) => touchWith(meta, name)?.[name] ?? ''

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Tells a conversion that is uploaded twice; nothing leads from it to the request. */
const numberOf = (key: string) => hashOf(key).slice(0, 16)

/** The keys in a text, or in lines of the table of requests: all that may be one, as no other cell is equal to a key. */
export const keysIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/[\w-]{16,64}/g) ?? [])
