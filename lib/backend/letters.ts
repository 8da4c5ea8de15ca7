/** Groups of the alphabet rows (B23). */
import 'server-only'
import type { Locale } from '@/lib/routing/locales'

interface Named {
  readonly id: number
  readonly name: string
}

/** Records by the first letter of their name, both in the order of the language's alphabet. */
export function letterGroups(records: readonly Named[], locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, Named[]>()
  for (const { id, name } of [...records].sort((a, b) => compare(a.name, b.name))) {
    const letter = name.slice(0, 1).toLocaleUpperCase(locale)
    groups.set(letter, [...(groups.get(letter) ?? []), { id, name }])
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, categories]) => ({ letter, categories }))
}
