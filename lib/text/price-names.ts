/** Whose a price is, or when it holds, as price lists head its column. */
import words from '@/messages/tables.json' with { type: 'json' }

export type PriceName = keyof typeof words.priceNames

const named = Object.entries(words.priceNames) as [PriceName, { readonly words: string[] }][]

export const priceNames = named.map(([name]) => name)

const nameOf = new Map(
  named.flatMap(([name, { words }]) => words.map(word => [word, name] as const)),
)

/** `child` for «Детям», «дети» and «балаларға»; `undefined`: a name of the clinic's own. */
export const knownPriceName = (text: string): PriceName | undefined => nameOf.get(plain(text))

/** In lower case, without signs. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
