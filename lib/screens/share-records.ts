/** What the pictures of records say, by the route of their pages. */
import 'server-only'
import { getCheckUpPackages } from '@/lib/api/check-up-packages'
import { getCheckUps } from '@/lib/api/check-ups'
import { getDoctors } from '@/lib/api/doctors'
import { getSluggedCategories, getSpecialties } from '@/lib/api/id-slugs'
import { getParentCheckUps } from '@/lib/api/parent-check-ups'
import { getPosts } from '@/lib/api/posts'
import { getPromotions } from '@/lib/api/promotions'
import { getServiceCategories } from '@/lib/api/service-categories'
import { getServices } from '@/lib/api/services'
import { specialtiesOf } from '@/lib/doctors/card'
import { filterDoctors } from '@/lib/doctors/filter'
import type { Locale } from '@/lib/i18n/locales'
import { lowestPrice } from '@/lib/money/range'
import type { RecordRouteName, RouteName } from '@/lib/site/routes'
import { priceSpan } from '@/lib/views/check-up-prices'
import { withPackages } from './check-up-records'
import { servicesOf } from './service-groups'

export interface ShareFacts {
  readonly title: string
  /** In place of the name of the section. */
  readonly eyebrow?: string | undefined
  /** Whole tenge; 0: none is shown. */
  readonly price?: number
  /** Percent; 0: none. */
  readonly discount?: number | null
  readonly image?: string | null | undefined
}

type Find = (slug: string, locale: Locale) => Promise<ShareFacts | null>

/** Analyses are thousands: they share the pictures of their categories. */
const records: Readonly<Record<Exclude<RecordRouteName, 'analysis'>, Find>> = {
  async doctor(slug, locale) {
    const doctor = bySlug(await getDoctors(locale), slug)
    if (!doctor) return null
    const { name: title, image, first_appointment: price } = doctor
    return { title, image, price, eyebrow: specialtiesOf(doctor).join(', ') }
  },
  async doctorsOfSpecialty(slug, locale) {
    const [titles, all] = await Promise.all([getSpecialties(locale), getDoctors(locale)])
    const title = bySlug(titles, slug)
    if (!title) return null
    const doctors = filterDoctors(all, { letter: null, name: title.name }, locale)
    return { title: title.name, image: doctors.find(({ image }) => image)?.image }
  },
  async service(slug, locale) {
    const service = bySlug(await getServices(locale), slug)
    if (!service) return null
    const { name: title, image, price, discount, category_service } = service
    return { title, image, price, discount, eyebrow: category_service?.name }
  },
  async servicesCategory(slug, locale) {
    const [categories, services] = await Promise.all([
      getServiceCategories(locale),
      getServices(locale),
    ])
    const category = bySlug(categories, slug)
    if (!category) return null
    const own = servicesOf(category, services)
    const image = own.find(each => each.image)?.image
    return { title: category.name, price: lowestPrice(own), image }
  },
  async promotion(slug, locale) {
    const promotion = bySlug(await getPromotions(locale), slug)
    if (!promotion) return null
    const { name: title, image, price, discount } = promotion
    return { title, image, price, discount }
  },
  async post(slug, locale) {
    const post = bySlug(await getPosts(locale), slug)
    return post ? { title: post.name, image: post.image } : null
  },
  async analysesOfCategory(slug, locale) {
    const category = bySlug(await getSluggedCategories(locale), slug)
    return category ? { title: category.name } : null
  },
  async parentCheckUp(slug, locale) {
    const parent = bySlug(await getParentCheckUps(locale), slug)
    return parent ? { title: parent.name, price: parent.min_price, image: parent.image } : null
  },
  async checkUp(slug, locale) {
    const [checkUps, parents, packages] = await Promise.all([
      getCheckUps(locale),
      getParentCheckUps(locale),
      getCheckUpPackages(locale),
    ])
    const checkUp = bySlug(checkUps, slug)
    if (!checkUp) return null
    const parent = parents.find(({ id }) => id === checkUp.parent_id)
    const price = priceSpan(withPackages(checkUp, packages).packages)?.low ?? 0
    return { title: checkUp.name, eyebrow: parent?.name, image: parent?.image, price }
  },
}

function bySlug<T extends { readonly slug: string }>(list: readonly T[], slug: string): T | null {
  return list.find(record => record.slug === slug) ?? null
}

/** What the picture of a record's page shows, by the route of the page. @throws BackendError */
export const shareRecords: Readonly<Partial<Record<RouteName, Find>>> = records
