/**
 * The content of each page for its fingerprint: the records it shows, in full on a record's own
 * page and in brief where it is one of a list. Recommendations beside the content are left out.
 */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { sameSpecialty } from '@/lib/doctors/specialties'
import { toWire } from '@/lib/entities/wire'
import type { Locale } from '@/lib/routing/locales'
import {
  type ContentRouteName,
  type RouteName,
  recordRoutes,
  routes,
  type SlugKind,
  slugKinds,
} from '@/lib/routing/routes'
import { homeCounts } from '@/lib/screens/counts'
import type { Records } from './records'

type ContentOf = (records: Records, slug: string, locale: Locale) => unknown

/**
 * Fields that count for the record's own page only. Cards show a few of them, such as the beginning
 * of a description and the number of reviews, but each review would then submit every list of
 * doctors.
 */
const details: readonly string[] = [
  ...['description', 'listDescription', 'journeyDescription', 'warning', 'file', 'document'],
  ...['shows', 'preparation'],
  ...['education', 'trainings', 'video', 'reviews', 'reviewCount', 'updatedAt'],
]

function brief(records: readonly object[]): unknown[] {
  return records.map(record => {
    const shown = Object.entries(record).filter(([key]) => !details.includes(key))
    return Object.entries(toWire(Object.fromEntries(shown)) as object)
  })
}

type Slugged = { readonly slug: string }

/** The records of each list by slug, because thousands of pages each look one up. */
const slugIndexes = new WeakMap<readonly Slugged[], ReadonlyMap<string, Slugged>>()

function bySlug<T extends Slugged>(records: readonly T[], slug: string): T | undefined {
  let index = slugIndexes.get(records)
  if (!index) {
    index = new Map(records.map(record => [record.slug, record]))
    slugIndexes.set(records, index)
  }
  return index.get(slug) as T | undefined
}

const home: ContentOf = ({ banners, service, analysis, parentCheckUp, doctor }) => [
  banners,
  brief(service.slice(0, homeCounts.services)),
  brief(analysis.slice(0, homeCounts.analyses)),
  brief(parentCheckUp.slice(0, homeCounts.checkUps)),
  brief(doctor.slice(0, homeCounts.doctors)),
]
const clinic: ContentOf = (_records, _slug, locale) => clinicIn(locale)
const hidden: ContentOf = () => null
/** A page about one record, and what else it shows. */
const page =
  <Name extends SlugKind>(
    name: Name,
    shows?: (record: Records[Name][number] | undefined, records: Records) => readonly unknown[],
  ): ContentOf =>
  (records, slug) => {
    const record = bySlug<Records[Name][number]>(records[name], slug)
    return shows ? [record, ...shows(record, records)] : record
  }

/** Pages that show more, or less, than the record or the whole list of their route. */
const contents: Readonly<
  Partial<Record<ContentRouteName, ContentOf>> &
    Record<Exclude<RouteName, ContentRouteName>, ContentOf>
> = {
  home,
  landingClinic: home,
  landingMedCentre: home,
  landingMedcentre: home,
  landingMedicalCentre: home,
  servicesTop: ({ service, serviceCategory }) => [brief(service), brief(serviceCategory)],
  servicesCategory: page('serviceCategory', (category, { service }) => [
    brief(service.filter(own => own.serviceCategory?.id === category?.id)),
  ]),
  doctorsOfSpecialty: page('specialty', (title, { doctor }) => [
    brief(
      doctor.filter(own => own.specialties.some(each => sameSpecialty(each, title?.name ?? ''))),
    ),
  ]),
  promotionsCosmetology: ({ promotion }) =>
    brief(promotion.filter(({ category }) => category === 'cosmetology')),
  articles: ({ article }) => article,
  analyses: ({ analysis, analysisCategory }) => [brief(analysis), brief(analysisCategory)],
  analysesOfCategory: page('analysisCategory', (category, { analysis }) => [
    brief(analysis.filter(own => own.categoryId === category?.id)),
  ]),
  analysisSet: page('analysisSet', (set, { analysis, service }) => {
    const ids = (set?.parts ?? []).map(({ analysisId, serviceId }) => [analysisId, serviceId])
    const has = (id: number, place: 0 | 1) => ids.some(each => each[place] === id)
    return [
      brief(analysis.filter(({ id }) => has(id, 0))),
      brief(service.filter(({ id }) => has(id, 1))),
    ]
  }),
  parentCheckUp: page('parentCheckUp', (parent, { checkUp, packages }) => {
    const own = checkUp.filter(({ parentId }) => parentId === parent?.id)
    const ids = own.map(({ id }) => id)
    return [own, packages.filter(({ checkUpId }) => ids.includes(checkUpId))]
  }),
  checkUp: page('checkUp', (checkUp, { packages }) => [
    packages.filter(({ checkUpId }) => checkUpId === checkUp?.id),
  ]),
  about: clinic,
  contacts: clinic,
  corporate: clinic,
  editorial: clinic,
  // Ids and names of all records: nothing else of them is on the page.
  siteMap: ({ banners: _, packages: __, ...records }) =>
    Object.values(records).map(list => list.map(({ id, name }) => [id, name])),
  estimate: hidden,
  priceList: hidden,
  search: hidden,
  request: hidden,
  requestAccepted: hidden,
}

/** The record for a page about one; all records in brief for a page about a list. */
function contentOfRecords(route: RouteName): ContentOf {
  const { slugs, needs } = routes[route]
  const kind = slugs ?? slugKinds.find(each => recordRoutes[each].list === needs?.[0])
  if (!kind) throw new Error(`The content of ${route} is not defined`)
  return slugs ? page(kind) : records => brief(records[kind])
}

/**
 * The part of a page's content that comes from records, with the names of the wire: fingerprints are
 * kept, and a field that is renamed here must not make every page look changed.
 */
export function contentOf(
  route: RouteName,
  ...[records, slug, locale]: Parameters<ContentOf>
): unknown {
  const contentOfRoute = contents[route] ?? contentOfRecords(route)
  return toWire(contentOfRoute(records, slug, locale))
}
