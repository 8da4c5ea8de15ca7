/**
 * The registry of content types: every kind of record that has pages of its own, once. Middleware,
 * sitemap, hreflang, share pictures, IndexNow and the search read it. What else a new kind needs:
 * docs/contributing.md, "Add a kind of record".
 */
import 'server-only'
import type { z } from 'zod'
import { listStep } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import { itemOf } from '@/lib/calculator/item-of'
import type { Sold } from '@/lib/calculator/sold'
import { soldPackages, soldService, soldVisits } from '@/lib/calculator/sold-records'
import { analyses, getAnalyses } from '@/lib/content/client/analyses'
import { analysisSets, priceOfSet, wholeSet } from '@/lib/content/client/analysis-sets'
import { articles } from '@/lib/content/client/articles'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { checkUps } from '@/lib/content/client/check-ups'
import { doctors, getDoctors, getFormerDoctors } from '@/lib/content/client/doctors'
import { getSluggedCategories, getSluggedSpecialties } from '@/lib/content/client/id-slugs'
import { getParentCheckUps, parentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions, promotions } from '@/lib/content/client/promotions'
import type { Source } from '@/lib/content/client/reader'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices, services } from '@/lib/content/client/services'
import type { SearchConfig } from '@/lib/content/search/corpus'
import { doctorStep } from '@/lib/doctors/card'
import { filterDoctors } from '@/lib/doctors/filter'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import { isForChildren } from '@/lib/entities/child'
import { type Price, priceOf } from '@/lib/entities/price'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { type SlugKind, slugKinds } from '@/lib/routing/routes'
import { isTopCategory, serviceCategoryPath } from '@/lib/routing/service-categories'
import { lowestPrice } from '@/lib/text/price-range'

/** Fields common to all kinds. */
export interface KindRecord {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly updatedAt?: string | undefined
  /** Slugs that it had before: their addresses lead to it. */
  readonly formerSlugs?: readonly string[]
}

/** Details shown beside a record's name: on its share picture, and in a hit. */
export interface RecordSummary {
  /** Specialties or category, shown instead of the section's name. */
  readonly eyebrow?: string | undefined
  /** None is shown of what is not sold. */
  readonly price?: Price
  /** Percent; 0: none. */
  readonly discount?: number | null
  readonly image?: string | null | undefined
  /** Of an analysis, for the calculator. */
  readonly item?: CalculatorItem
  /** As `RichHit` has it. */
  readonly sold?: Sold | undefined
}

export interface Kind<T extends KindRecord = KindRecord> {
  /** Reads a record of the backend. */
  readonly schema?: z.ZodType
  /** All that have a page. @throws BackendError */
  list(locale: Locale, from?: Source): Promise<readonly T[]>
  /** Those that lists, search and crawlers get; by default all. @throws BackendError */
  current(locale: Locale, from?: Source): Promise<readonly T[]>
  /** Those whose page was taken away, and names others. @throws BackendError */
  former?(locale: Locale, from?: Source): Promise<readonly T[]>
  /** Missing where there is no details call; `null` for a true 404. @throws BackendError */
  details?(locale: Locale, id: number): Promise<T | null>
  /** The slug begins with the id, which alone identifies the record. */
  readonly hasIdSlug?: true
  /** Path of the page of another route that shows this record, if any. */
  elsewhere?(record: T): string | null
  /** The list on the record's own page: its page size, and its length. */
  readonly lists?: {
    readonly step: number
    /** @throws BackendError */
    count(record: T, locale: Locale): Promise<number>
  }
  /** A picture that search engines may list (R19). */
  picture?(record: T): string | null
  /** @throws BackendError */
  summary(record: T, locale: Locale): RecordSummary | Promise<RecordSummary>
  /** Pages have the share picture of their section, as there are thousands. */
  readonly hasNoSharePicture?: true
  /** What is searched; records of a kind without it are never found. */
  readonly search?: SearchConfig<T, SlugKind>
}

async function doctorsOf({ name }: KindRecord, locale: Locale) {
  return filterDoctors(await getDoctors(locale), { letter: null, name }, locale)
}

type Described<T extends KindRecord> = Omit<Kind<T>, 'current'> & Partial<Pick<Kind<T>, 'current'>>

const of = <T extends KindRecord>(kind: Described<T>): Kind<T> => ({ current: kind.list, ...kind })

export const kinds = {
  analysis: of({
    ...analyses,
    hasNoSharePicture: true,
    async summary(analysis, locale) {
      const item = itemOf(analysis)
      const categories = await getSluggedCategories(locale)
      return {
        item,
        price: priceOf('analysis', item.price, analysis.priceKind),
        discount: item.discount,
        eyebrow: categories.find(({ id }) => id === item.category)?.name,
      }
    },
    search: {
      as: 'analysis',
      youngest: analysis =>
        isForChildren(analysis) ? analysis.minAgeMonths && analysis.minAgeMonths / 12 : undefined,
      group: 'analysisCategory',
      groupId: ({ categoryId }) => categoryId,
    },
  }),
  analysisCategory: of({
    list: getSluggedCategories,
    hasIdSlug: true,
    lists: {
      step: listStep,
      count: async ({ id }, locale) =>
        (await getAnalyses(locale)).filter(each => each.categoryId === id).length,
    },
    summary: () => ({}),
    search: {},
  }),
  analysisSet: of({
    ...analysisSets,
    async summary(set, locale) {
      const [whole, { analyses: words }] = await Promise.all([
        wholeSet(set, locale),
        messagesOf(locale),
      ])
      return { price: priceOfSet(whole), eyebrow: words.set.eyebrow }
    },
    search: { as: 'sets', called: ({ called }) => called },
  }),
  checkUp: of({
    ...checkUps,
    async summary({ id, name, parentId }, locale) {
      const [parents, packages, words] = await Promise.all([
        getParentCheckUps(locale),
        getCheckUpPackages(locale),
        messagesOf(locale),
      ])
      const parent = parents.find(each => each.id === parentId)
      const own = packages.filter(({ checkUpId }) => checkUpId === id)
      const offered = own.flatMap(each => soldPackages(name, each, words.checkUps.package))
      const sold = offered.length === 1 ? offered[0]?.sold : undefined
      return { eyebrow: parent?.name, image: parent?.image, price: checkUpPrice(own), sold }
    },
    search: {
      as: 'checkups',
      group: 'parentCheckUp',
      groupId: ({ parentId }) => parentId,
      text: ({ shortDescription }) => [shortDescription],
    },
  }),
  doctor: of({
    ...doctors,
    former: getFormerDoctors,
    picture: ({ image }) => image,
    async summary(doctor, locale) {
      const { doctors: words } = await messagesOf(locale)
      const { first } = soldVisits(doctor, words.card)
      return {
        image: doctor.image,
        price: first.price,
        sold: first,
        eyebrow: specialtiesLine(doctor.specialties),
      }
    },
    search: {
      as: 'doctors',
      specialties: ({ specialties }) => specialties,
      labels: ({ tags }) => tags,
      reception: ({ receives, away }) => ({ receives, away }),
      text: ({ description, tags }) => [description, ...tags],
    },
  }),
  specialty: of({
    list: getSluggedSpecialties,
    hasIdSlug: true,
    lists: {
      step: doctorStep,
      count: async (title, locale) => (await doctorsOf(title, locale)).length,
    },
    async summary(title, locale) {
      return { image: (await doctorsOf(title, locale)).find(({ image }) => image)?.image }
    },
  }),
  parentCheckUp: of({
    ...parentCheckUps,
    summary: ({ minPrice, image }) => ({ price: priceOf('checkUp', minPrice), image }),
    search: { text: ({ shortDescription }) => [shortDescription] },
  }),
  article: of({
    ...articles,
    picture: ({ image }) => image,
    summary: ({ image }) => ({ image }),
    search: { as: 'posts', text: ({ description }) => [description] },
  }),
  promotion: of({
    ...promotions,
    current: getPromotions,
    picture: ({ image }) => image,
    summary: ({ image, price, priceKind, discount }) => ({
      ...{ image, discount },
      price: priceOf('promotion', price, priceKind),
    }),
    search: { as: 'promotion', text: ({ description }) => [description] },
  }),
  service: of({
    ...services,
    picture: ({ image }) => image,
    summary: service => ({
      image: service.image,
      discount: service.discount,
      price: soldService(service).price,
      sold: soldService(service),
      eyebrow: service.serviceCategory?.name,
    }),
    search: {
      as: 'services',
      topic: ({ serviceCategory }) => serviceCategory?.name,
      text: ({ description }) => [description],
    },
  }),
  serviceCategory: of({
    list: getServiceCategories,
    // The category of the top list has no page of its own (B19).
    elsewhere: category => (isTopCategory(category) ? serviceCategoryPath(category) : null),
    async summary({ id }, locale) {
      const own = (await getServices(locale)).filter(({ serviceCategory: c }) => c?.id === id)
      return {
        price: priceOf('service', lowestPrice(own)),
        image: own.find(({ image }) => image)?.image,
      }
    },
  }),
} satisfies Record<SlugKind, Kind>

/** The kind for code that treats all kinds alike. */
export function kindOf(slugs: SlugKind): Kind {
  return kinds[slugs]
}

/** The kind of record that a kind of hit links to. @throws Error when there is none */
export function slugKindOf(hit: SearchKind): SlugKind {
  const found = slugKinds.find(name => kindOf(name).search?.as === hit)
  if (!found) throw new Error(`No kind of record is found as ${hit}`)
  return found
}
