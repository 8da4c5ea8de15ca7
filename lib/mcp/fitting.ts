/** Answers that fit a question. */
import 'server-only'
import { richHits } from '@/lib/content/client/rich-hits'
import { slugKindOf } from '@/lib/content/kinds'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { pathOf, recordRoutes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { matches } from './tool'

/** The page of a hit of the site's search. */
export function hitUrl({ category, slug }: { category: SearchKind; slug: string }, locale: Locale) {
  return absoluteUrl(pathOf(recordRoutes[slugKindOf(category)].name, slug), locale)
}

interface Question<T> {
  /** Without one all answers fit. */
  readonly words: string | undefined
  readonly locale: Locale
  readonly textOf: (answer: T) => string
  readonly kind?: SearchKind
}

/**
 * The answers whose text has all words of a question; where none has, those that the site's search
 * finds for it, the likeliest first: an assistant would say that there is no such price.
 * @throws BackendError
 */
export async function fitting<T extends { readonly url: string }>(
  answers: readonly T[],
  { words, locale, textOf, kind }: Question<T>,
): Promise<readonly T[]> {
  const fits = matches(words)
  const found = answers.filter(answer => fits(textOf(answer)))
  if (found.length > 0 || !words) return found
  const { hits } = await richHits(locale, words, kind ?? null)
  const urls = hits.map(hit => hitUrl(hit, locale))
  return urls.flatMap(url => answers.filter(answer => answer.url === url))
}
