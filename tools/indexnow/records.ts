/** All records of one language, as the backend has them now. */
import 'server-only'
import { getBanners } from '@/lib/content/client/banners'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import type { Source } from '@/lib/content/client/reader'
import { kinds } from '@/lib/content/kinds'
import type { Locale } from '@/lib/routing/locales'

type Kinds = typeof kinds
type RecordsOf<Name extends keyof Kinds> = Awaited<ReturnType<Kinds[Name]['list']>>

/** Of every kind that has pages, and of those shown only on pages of others. */
export type Records = { readonly [Name in keyof Kinds]: RecordsOf<Name> } & {
  readonly banners: Awaited<ReturnType<typeof getBanners>>
  readonly packages: Awaited<ReturnType<typeof getCheckUpPackages>>
}

/** @throws BackendError when one list cannot be read: half of the content would look deleted */
export async function loadRecords(locale: Locale, from: Source): Promise<Records> {
  const lists = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => [name, await kind.current(locale, from)]),
  )
  return {
    ...(Object.fromEntries(lists) as { [Name in keyof Kinds]: RecordsOf<Name> }),
    banners: await getBanners(locale, from),
    packages: await getCheckUpPackages(locale, from),
  }
}
