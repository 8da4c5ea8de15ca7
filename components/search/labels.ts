import type { useTranslations } from 'next-intl'
import type { ListContacts } from '@/components/request/contacts'
import { contactsOf } from '@/components/request/contacts'
import { priceWords } from '@/components/ui/Price/priceWords'
import type { PriceWords } from '@/lib/calculator/price-text'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'

/** Labels of the search box; islands get them as props. */
export interface SearchLabels {
  readonly label: string
  readonly placeholder: string
  readonly submit: string
  readonly clear: string
  /** Name of the drop-down. */
  readonly results: string
  /** `{count}` stands for the number of hits. */
  readonly found: string
  readonly kinds: Readonly<Record<SearchKind, string>>
  readonly recent: string
  readonly forget: string
  readonly popularTitle: string
  readonly popular: readonly string[]
  /** Above hits of other words than those of the text, which stand for `{words}`. */
  readonly corrected: string
  /** Leads to hits of the text as it stands, which stands for `{query}`. */
  readonly typed: string
  /** Above hits that lack words of the text, here and in the next one. */
  readonly unused: string
  /** The words say for whom, when or how. */
  readonly conditions: string
  /** Above the pages of the site. */
  readonly pages: string
  /** Above hits of other kinds than the box is for. */
  readonly elsewhere: string
  readonly nothing: string
  readonly ask: AskLabels
  readonly hit: HitLabels
}

/** How to reach the clinic when the search cannot help. */
export interface AskLabels extends ListContacts {
  /** Text of the message; `{query}` stands for the query. */
  readonly question: string
}

/** Labels of a hit. */
export interface HitLabels {
  readonly price: PriceWords
  /** For screen readers, before the percent. */
  readonly discount: string
  readonly firstVisit: string
  /** `{name}` stands for the analysis, in the next one, too. */
  readonly add: string
  readonly added: string
}

export function askLabels(
  t: ReturnType<typeof useTranslations<'search'>>,
  whatsapp: string,
  locale: Locale,
): AskLabels {
  return { ...contactsOf(locale, { label: whatsapp }), question: t.raw('question') }
}

export function hitLabels(
  t: ReturnType<typeof useTranslations<'search'>>,
  price: ReturnType<typeof useTranslations<'price'>>,
): HitLabels {
  return {
    price: priceWords(price),
    discount: price('discount'),
    firstVisit: t('firstVisit'),
    add: t.raw('add'),
    added: t.raw('added'),
  }
}
