/** How the records of a kind are read: by its schema, and cleaned as its fields say. */
import 'server-only'
import { siteName } from '@/lib/entities/wire'
import type { Cleaning, Field, Fields } from '@/lib/kinds/field'
import { plainText } from '@/lib/text/plain-text'
import { linkUrl, mediaUrl } from './media'
import type { Resource } from './parse'
import { inlineText, richText } from './sanitize'

const cleaners = {
  plain: plainText,
  inline: inlineText,
  rich: richText,
  media: mediaUrl,
  link: linkUrl,
} satisfies Record<Cleaning, (value: string) => string | null>

type Described<T> = Omit<Resource<T>, 'clean'> & { readonly fields: Fields }

export function resourceOf<T extends object>({ fields, ...kind }: Described<T>): Resource<T> {
  const clean = cleanerOf(fields)
  // A cleaned value has the type that it had.
  return { ...kind, clean: record => clean(record) as T }
}

/** Of a record with the site's names. */
function cleanerOf(fields: Fields): (record: object) => object {
  const steps = Object.entries(fields).flatMap(([name, field]) =>
    field.wire && isCleaned(field) ? [[siteName(name), field] as const] : [],
  )
  return record => {
    const values = new Map(Object.entries(record))
    for (const [name, field] of steps) values.set(name, cleaned(field, values.get(name)))
    return Object.fromEntries(values)
  }
}

const isCleaned = ({ clean, entry, parts }: Field): boolean =>
  Boolean(clean) || [entry, ...Object.values(parts ?? {})].some(each => each && isCleaned(each))

function cleaned(field: Field, value: unknown): unknown {
  const { clean, entry, parts } = field
  if (typeof value === 'string') return clean ? cleaners[clean](value) : value
  if (Array.isArray(value)) return entry ? value.map(each => cleaned(entry, each)) : value
  if (typeof value !== 'object' || value === null || !parts) return value
  return cleanerOf(parts)(value)
}
