/** The hits of the site's own box and page: with prices, specialties and photos. */
import 'server-only'
import { itemOf, wholeTenge } from '@/lib/calculator/item'
import { specialtiesOf } from '@/lib/doctors/card'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import type { RichHit } from '@/lib/search/rich-hit'
import type { FoundHit } from '@/lib/search/search'
import { priceSpan } from '@/lib/views/check-up-prices'
import { getCheckUpPackages } from './check-up-packages'
import { BackendError } from './result'
import { type SiteSearch, searchSite } from './site-search'

type Lists = SiteSearch['lists']
type Details = Omit<RichHit, 'category' | 'slug' | 'name'>

/** As `searchSite`. @throws BackendError */
export async function richHits(
  locale: Locale,
  q: string,
  type: SearchKind | null = null,
  sessionId = '',
): Promise<readonly RichHit[]> {
  const { hits, lists } = await searchSite(locale, q, type, sessionId)
  const packages = hits.some(({ category }) => category === 'checkups')
    ? await getCheckUpPackages(locale).catch(nothing)
    : []
  return hits.flatMap(({ record, ...hit }) => {
    const details = detailsOf({ ...hit, record }, lists, packages)
    return details ? [{ ...hit, ...details }] : []
  })
}

/** A check-up is found without its prices, too. */
function nothing(error: unknown): readonly never[] {
  if (error instanceof BackendError) return []
  throw error
}

const bare = { note: '', from: true, discount: 0, picture: null, item: null }

function detailsOf(
  { category, record }: FoundHit,
  lists: Lists,
  packages: Awaited<ReturnType<typeof getCheckUpPackages>>,
): Details | null {
  const details: Readonly<Record<SearchKind, () => Details | null>> = {
    services() {
      const service = byId(lists.services, record)
      if (!service) return null
      const { price, discount, category_service } = service
      const note = category_service?.name ?? ''
      return { ...bare, note, price: wholeTenge(price), discount: discount ?? 0 }
    },
    doctors() {
      const doctor = byId(lists.doctors, record)
      if (!doctor) return null
      const note = specialtiesOf(doctor).join(', ')
      const { first_appointment, image } = doctor
      return { ...bare, note, price: wholeTenge(first_appointment), picture: image }
    },
    analysis() {
      const analysis = byId(lists.analyses, record)
      if (!analysis) return null
      const item = itemOf(analysis)
      const note = byId(lists.analysisCategories, item.category)?.name ?? ''
      return { ...bare, note, price: item.price, from: false, discount: item.discount, item }
    },
    checkups() {
      const checkUp = byId(lists.checkUps, record)
      if (!checkUp) return null
      const own = packages.filter(({ check_up_id }) => check_up_id === record)
      const note = byId(lists.parentCheckUps, checkUp.parent_id)?.name ?? ''
      return { ...bare, note, price: wholeTenge(priceSpan(own)?.low) }
    },
    promotion() {
      const promotion = byId(lists.promotions, record)
      if (!promotion) return null
      const { price, discount } = promotion
      return { ...bare, price: wholeTenge(price), discount: discount ?? 0 }
    },
  }
  return details[category]()
}

const ids = new WeakMap<object, ReadonlyMap<number, unknown>>()

/** The record of a list, which is read through once for as long as it is the same. */
function byId<T extends { readonly id: number }>(list: readonly T[], id: number): T | undefined {
  const known = ids.get(list) ?? new Map(list.map(record => [record.id, record]))
  ids.set(list, known)
  return known.get(id) as T | undefined
}
