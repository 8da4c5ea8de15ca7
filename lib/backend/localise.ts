/** Turns bilingual records into records of one language, which is nearly the wire format. */
import 'server-only'
import type { Text } from '@/lib/kinds/strict'
import { defaultLocale, isLocale, type Locale } from '@/lib/routing/locales'
import { documentPath } from './document-path'

/** The record with every `Text` in it, at any depth, replaced by a string. */
export type Localised<T> = T extends Text
  ? string
  : T extends object
    ? { -readonly [K in keyof T]: Localised<T[K]> }
    : T

/** A copy in one language; paths of documents become those of that language. */
export function localise<T>(value: T, locale: Locale): Localised<T> {
  return replace(value, locale) as Localised<T>
}

/** Whether a record has a name in that language: without one it is not offered there. */
export function isIn(locale: Locale, { name }: { readonly name: Text }): boolean {
  return name[locale] !== ''
}

function replace(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map(entry => replace(entry, locale))
  if (typeof value === 'string') return documentPath(value, locale)
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[locale]
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, replace(entry, locale)]),
  )
}

function isText(value: object): value is Text {
  return 'ru' in value && 'kk' in value
}

/** The first language of an `Accept-Language` header that the clinic speaks; Russian otherwise. */
export function localeOf(header: string | null | undefined): Locale {
  const languages = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  return languages.find(isLocale) ?? defaultLocale
}
