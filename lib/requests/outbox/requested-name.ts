/** The name of the record, or of the analyses, that a callback request is about. */
import 'server-only'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { promotions } from '@/lib/content/client/promotions'
import { BackendError } from '@/lib/content/client/result'
import { getServices } from '@/lib/content/client/services'
import { needsId, type RequestKind } from '@/lib/requests/kinds'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { plainText } from '@/lib/text/plain-text'

type Named = { readonly id: number; readonly name: string }

/**
 * Names are looked up in the lists, as ids come from visitors: a details call for each could
 * request any number of records that do not exist.
 */
const lists = {
  checkups: getCheckUps,
  doctors: (locale: Locale) => getDoctors(locale),
  services: getServices,
  // It may have ended since it was asked for.
  promotion: promotions.list,
  posts: getArticles,
} as const

/** Undefined when the list cannot be loaded; the e-mail then has the id. */
export async function requestedName(
  kind: RequestKind,
  id: number,
  locale: Locale,
): Promise<string | undefined> {
  if (!needsId(kind)) return undefined
  const records = await known<Named>(lists[kind](locale))
  return records?.find(record => record.id === id)?.name
}

/** Those among some analyses that the price list has, in its order; undefined as above. */
export async function requestedAnalyses(
  ids: readonly number[],
  locale: Locale,
): Promise<string | undefined> {
  const analyses = await known<Named>(getAnalyses(locale))
  const names = analyses?.filter(({ id }) => ids.includes(id)).map(({ name }) => plainText(name))
  return names?.join(', ') || undefined
}

async function known<Item>(list: Promise<readonly Item[]>): Promise<readonly Item[] | undefined> {
  try {
    return await list
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn({ err: error }, 'A request is shown without the name of what it is about')
    return undefined
  }
}
