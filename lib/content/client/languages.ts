/** Texts that a backend sends in all languages at once, such as `{"ru": "…", "kk": "…"}`. */
import 'server-only'
import { parseJson } from '@/lib/errors/attempt'
import type { Locale } from '@/lib/routing/locales'

/** `kz` is a frequent mistake for `kk`. */
const codes: readonly string[] = ['ru', 'kk', 'kz', 'en']

const others: Readonly<Record<Locale, readonly string[]>> = { ru: ['ru'], kk: ['kk', 'kz', 'ru'] }

type Json = Readonly<Record<string, unknown>>

/**
 * The value with each such text, also one in a JSON string, replaced by that of the language; a
 * text that is missing in Kazakh is the Russian one.
 */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return value.startsWith('{"') ? fromString(value, locale) : value
  if (Array.isArray(value)) return value.map(each => inLanguage(each, locale))
  if (typeof value !== 'object' || value === null) return value
  const json = value as Json
  if (isTranslated(json)) return translationOf(json, locale)
  return Object.fromEntries(
    Object.entries(json).map(([key, inner]) => [key, inLanguage(inner, locale)]),
  )
}

function fromString(text: string, locale: Locale): unknown {
  const json = parseJson(text) as Json | undefined
  return json && isTranslated(json) ? translationOf(json, locale) : text
}

function isTranslated(json: Json): boolean {
  const keys = Object.keys(json)
  return 'ru' in json && keys.every(key => codes.includes(key))
}

function translationOf(json: Json, locale: Locale): unknown {
  const texts = others[locale].map(code => json[code] ?? '')
  return texts.find(text => text !== '') ?? null
}
