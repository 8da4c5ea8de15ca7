/** What a price with a name is for, in a word that both languages share: an estimate's link has it. */
import { slugify } from '@/lib/text/transliterate'
import words from '@/messages/tables.json' with { type: 'json' }

export type PriceName = keyof typeof words.priceNames

const nameOf = new Map(
  Object.entries(words.priceNames).flatMap(([name, { words }]) =>
    words.map(word => [word, name as PriceName] as const),
  ),
)

/** `child` for «Детям», «дети» and «балаларға»; `undefined`: a name of the clinic's own. */
export const knownPriceName = (text: string): PriceName | undefined => nameOf.get(plain(text))

/** The same however the clinic words it, where the name is known; otherwise made of its letters. */
export const priceKey = (text: string): string =>
  knownPriceName(text) ?? (slugify(text).slice(0, maxKey) || 'other')

export const maxKey = 40

/** In lower case, without signs. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
