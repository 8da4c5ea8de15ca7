/** The name of the record that a callback request is about. */
import 'server-only'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { getPosts } from '@/lib/content/client/posts'
import { getPromotions } from '@/lib/content/client/promotions'
import { BackendError } from '@/lib/content/client/result'
import { getServices } from '@/lib/content/client/services'
import { needsId, type RequestKind } from '@/lib/requests/kinds'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'

type Named = { readonly id: number; readonly name: string }

/**
 * Names are looked up in the lists, as ids come from visitors: a details call for each could
 * request any number of records that do not exist.
 */
const lists = {
  checkups: getCheckUps,
  doctors: (locale: Locale) => getDoctors(locale),
  services: getServices,
  promotion: getPromotions,
  posts: getPosts,
} as const

/** Undefined when the list cannot be loaded; the e-mail then has the id. */
export async function requestedName(
  kind: RequestKind,
  id: number,
  locale: Locale,
): Promise<string | undefined> {
  if (!needsId(kind)) return undefined
  try {
    const records: readonly Named[] = await lists[kind](locale)
    return records.find(record => record.id === id)?.name
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn({ err: error }, 'A request is shown without the name of what it is about')
    return undefined
  }
}
