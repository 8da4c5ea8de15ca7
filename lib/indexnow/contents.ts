/**
 * What each page is made of, so that a change of it can be told: the records it shows, in full on
 * a record's own page and in brief where it is one of a list. What a page recommends beside its
 * own content counts for nothing.
 */
import 'server-only'
import { specialtiesOf } from '@/lib/doctors/card'
import { sameSpecialty } from '@/lib/doctors/specialties'
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn } from '@/lib/site/clinic'
import type { RouteName } from '@/lib/site/routes'
import { homeCounts } from '@/lib/views/home'
import type { Records } from './records'

type ContentOf = (records: Records, slug: string, locale: Locale) => unknown

/**
 * Fields whose change is told of the record's own page alone. Cards show a few of them, such as the
 * beginning of a description and the number of reviews: with these, each review would tell of every
 * list of doctors.
 */
const details: readonly string[] = [
  ...['description', 'list_description', 'journey_description', 'warning', 'file', 'document'],
  ...['education', 'advance_trainings', 'reviews', 'reviews_count', 'updated_at'],
]

function brief(records: readonly object[]): unknown[] {
  return records.map(record => Object.entries(record).filter(([key]) => !details.includes(key)))
}

function bySlug<T extends { readonly slug: string }>(records: readonly T[], slug: string) {
  return records.find(record => record.slug === slug)
}

const home: ContentOf = ({ banners, services, analyses, parentCheckUps, doctors }) => [
  banners,
  brief(services.slice(0, homeCounts.services)),
  brief(analyses.slice(0, homeCounts.analyses)),
  brief(parentCheckUps.slice(0, homeCounts.checkUps)),
  brief(doctors.slice(0, homeCounts.doctors)),
]
const clinic: ContentOf = (_records, _slug, locale) => clinicIn(locale)
const hidden: ContentOf = () => null

const contents: Readonly<Record<RouteName, ContentOf>> = {
  home,
  landingClinic: home,
  landingMedCentre: home,
  landingMedcentre: home,
  landingMedicalCentre: home,
  servicesTop: ({ services, serviceCategories }) => [brief(services), brief(serviceCategories)],
  servicesCategory: ({ services, serviceCategories }, slug) => {
    const category = bySlug(serviceCategories, slug)
    return [category, brief(services.filter(own => own.category_service?.id === category?.id))]
  },
  service: ({ services }, slug) => bySlug(services, slug),
  doctors: ({ doctors }) => brief(doctors),
  doctorsOfSpecialty: ({ specialties, doctors }, slug) => {
    const specialty = bySlug(specialties, slug)
    const name = specialty?.name ?? ''
    const own = doctors.filter(doctor =>
      specialtiesOf(doctor).some(each => sameSpecialty(each, name)),
    )
    return [specialty, brief(own)]
  },
  doctor: ({ doctors }, slug) => bySlug(doctors, slug),
  promotions: ({ promotions }) => brief(promotions),
  promotionsCosmetology: ({ promotions }) =>
    brief(promotions.filter(({ category }) => category === 'cosmetology')),
  promotion: ({ promotions }, slug) => bySlug(promotions, slug),
  posts: ({ posts }) => posts,
  post: ({ posts }, slug) => bySlug(posts, slug),
  analyses: ({ analyses, analysisCategories }) => [brief(analyses), brief(analysisCategories)],
  analysesOfCategory: ({ analyses, analysisCategories }, slug) => {
    const category = bySlug(analysisCategories, slug)
    return [category, brief(analyses.filter(own => own.category_analysis_id === category?.id))]
  },
  analysis: ({ analyses }, slug) => bySlug(analyses, slug),
  checkUps: ({ parentCheckUps }) => brief(parentCheckUps),
  parentCheckUp: ({ parentCheckUps, checkUps, packages }, slug) => {
    const parent = bySlug(parentCheckUps, slug)
    const own = checkUps.filter(({ parent_id }) => parent_id === parent?.id)
    const ids = own.map(({ id }) => id)
    return [parent, own, packages.filter(({ check_up_id }) => ids.includes(check_up_id))]
  },
  checkUp: ({ checkUps, packages }, slug) => {
    const checkUp = bySlug(checkUps, slug)
    return [checkUp, packages.filter(({ check_up_id }) => check_up_id === checkUp?.id)]
  },
  about: clinic,
  contacts: clinic,
  corporate: clinic,
  // Names and addresses of all pages: they are what the others list.
  siteMap: ({ banners: _, packages: __, ...records }) =>
    Object.values(records).map(list => list.map(({ id, name }) => [id, name])),
  estimate: hidden,
  search: hidden,
  request: hidden,
  requestAccepted: hidden,
}

/** The content of a page as far as records make it. */
export function contentOf(
  route: RouteName,
  ...[records, slug, locale]: Parameters<ContentOf>
): unknown {
  return contents[route](records, slug, locale)
}
