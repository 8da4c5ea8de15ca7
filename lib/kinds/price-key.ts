/** What a price with a name is for, in a word that both languages share: an estimate's link has it. */
import { knownPriceName } from '@/lib/text/price-names'
import { slugify } from '@/lib/text/transliterate'

/** The same however the clinic words it, where the name is known; otherwise made of its letters. */
export const priceKey = (text: string): string =>
  knownPriceName(text) ?? (slugify(text).slice(0, maxKey) || 'other')

const maxKey = 40
