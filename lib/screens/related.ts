/**
 * What belongs to a record: as the backend says it with ids, on either side of the relation, else as
 * far as it follows for certain from what is specified (B114).
 */
import 'server-only'
import { itemOf } from '@/lib/calculator/item-of'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServices } from '@/lib/content/client/services'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import { isVisitTo } from '@/lib/doctors/visits'
import { type Included, pricedParts } from '@/lib/entities/check-up-parts'
import { lowestPrice } from '@/lib/entities/check-up-prices'
import {
  noRelations,
  type Related,
  type RelatedKind,
  type RelatedRecord,
  relatedKinds,
  relatedLimit,
} from '@/lib/entities/related'
import type { Analysis, AnalysisCategory } from '@/lib/kinds/analysis'
import type { Article } from '@/lib/kinds/article'
import type { CheckUp, CheckUpOffer } from '@/lib/kinds/check-up'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { plainText } from '@/lib/text/plain-text'
import { withPackages } from './check-up-records'
import { optional } from './optional'

/** A service: who gives it and who explains the result, the cheapest first, and what includes it. */
export async function relatedToService(
  { id, readerIds }: Service,
  locale: Locale,
): Promise<Related> {
  const { doctors, russian, checkUps, promotions, articles } = await read(locale)
  const own = russian.services.find(each => each.id === id)
  const givers = own ? giversOf(own, russian.doctors) : []
  return related({
    doctors: doctors.filter(isIn(givers)).sort(byFirstVisit).map(doctorRecord),
    readers: doctors
      .filter(isIn(readerIds.filter(each => !givers.includes(each))))
      .sort(byFirstVisit)
      .map(doctorRecord),
    checkUps: including(checkUps, 'serviceIds', [id]),
    promotions: promotions.filter(({ serviceIds: ids }) => ids.includes(id)).map(promotionRecord),
    posts: articles.filter(({ serviceIds: ids }) => ids.includes(id)).map(articleRecord),
  })
}

/** A doctor: what he treats and what it costs, programmes and articles. */
export async function relatedToDoctor({ id }: Doctor, locale: Locale): Promise<Related> {
  const { services, russian, checkUps, promotions, articles } = await read(locale)
  const given = russian.services.filter(each => giversOf(each, russian.doctors).includes(id))
  return related({
    services: services.filter(isIn(given.map(each => each.id))).map(serviceRecord),
    checkUps: including(checkUps, 'doctorIds', [id]),
    promotions: promotions.filter(({ doctorIds: ids }) => ids.includes(id)).map(promotionRecord),
    posts: articles.filter(({ doctorId }) => doctorId === id).map(articleRecord),
  })
}

/** A check-up: its doctors, examinations and analyses. */
export async function relatedToCheckUp(checkUp: CheckUp, locale: Locale): Promise<Related> {
  const { doctors, services, analyses } = await read(locale)
  return related({
    // Their visits are part of the programme's price.
    doctors: doctors
      .filter(isIn(checkUp.doctorIds))
      .sort(bySpecialty)
      .map(doctor => ({ ...doctorRecord(doctor), price: null })),
    services: services.filter(isIn(checkUp.serviceIds)).map(serviceRecord),
    analyses: analyses.filter(isIn(checkUp.analysisIds)).map(analysisRecord),
  })
}

/** An analysis: who reads the result, the programmes that contain it, articles. */
export async function relatedToAnalysis(
  { id }: Analysis,
  category: AnalysisCategory | undefined,
  locale: Locale,
): Promise<Related> {
  const { doctors, checkUps, articles } = await read(locale)
  return related({
    doctors: doctors
      .filter(isIn(category?.doctorIds ?? []))
      .sort(byFirstVisit)
      .map(doctorRecord),
    checkUps: including(checkUps, 'analysisIds', [id]),
    posts: articles.filter(({ analysisIds: ids }) => ids.includes(id)).map(articleRecord),
  })
}

/** A promotion: the services in it, and the doctors whose visits it offers. */
export async function relatedToPromotion(promotion: Promotion, locale: Locale): Promise<Related> {
  const { doctors, services } = await read(locale)
  return related({
    doctors: doctors.filter(isIn(promotion.doctorIds)).sort(byFirstVisit).map(doctorRecord),
    services: services.filter(isIn(promotion.serviceIds)).map(serviceRecord),
  })
}

/** An article: what it is about, and what includes that. */
export async function relatedToArticle(article: Article, locale: Locale): Promise<Related> {
  const { services, analyses, checkUps } = await read(locale)
  return related({
    services: services.filter(isIn(article.serviceIds)).map(serviceRecord),
    analyses: analyses.filter(isIn(article.analysisIds)).map(analysisRecord),
    checkUps: including(checkUps, 'analysisIds', article.analysisIds),
  })
}

/** The lists without which a page can be shown; the Russian ones say what follows from names. */
async function read(locale: Locale) {
  const [doctors, services, analyses, checkUps, packages, promotions, articles] = await Promise.all(
    [
      optional(getDoctors(locale), []),
      optional(getServices(locale), []),
      optional(getAnalyses(locale), []),
      optional(getCheckUps(locale), []),
      optional(getCheckUpPackages(locale), []),
      optional(getPromotions(locale), []),
      optional(getArticles(locale), []),
    ],
  )
  const russian =
    locale === 'ru'
      ? { doctors, services }
      : {
          doctors: await optional(getDoctors('ru'), []),
          services: await optional(getServices('ru'), []),
        }
  return {
    ...{ doctors, services, analyses, promotions, articles, russian },
    checkUps: checkUps.map(checkUp => withPackages(checkUp, packages)),
  }
}

/** Ids of the doctors who give a service; both in Russian. */
function giversOf(service: Service, doctors: readonly Doctor[]): readonly number[] {
  if (service.doctorIds.length > 0) return service.doctorIds
  return doctors.filter(doctor => isVisitTo(service, doctor.specialties)).map(({ id }) => id)
}

const isIn =
  (ids: readonly number[]) =>
  ({ id }: { readonly id: number }) =>
    ids.includes(id)

/** Those whose price is on request come last. */
const byFirstVisit = (a: Doctor, b: Doctor) =>
  (a.firstAppointment || Number.MAX_VALUE) - (b.firstAppointment || Number.MAX_VALUE)

const bySpecialty = (a: Doctor, b: Doctor) =>
  a.specialties.join().localeCompare(b.specialties.join())

function related(found: Partial<Related>): Related {
  const all = { ...noRelations, ...found }
  const by = <T>(of: (records: readonly RelatedRecord[]) => T) =>
    Object.fromEntries(relatedKinds.map(kind => [kind, of(all[kind])])) as Record<RelatedKind, T>
  return {
    ...by(records => records.slice(0, relatedLimit)),
    more: by(records => Math.max(0, records.length - relatedLimit)),
  }
}

const doctorRecord = (doctor: Doctor): RelatedRecord => ({
  name: doctor.name,
  about: specialtiesLine(doctor.specialties),
  path: pathOf('doctor', doctor.slug),
  price: doctor.firstAppointment,
  priceKind: doctor.firstAppointmentKind,
})

const serviceRecord = ({ name, slug, price, priceKind }: Service): RelatedRecord => ({
  name,
  path: pathOf('service', slug),
  price,
  priceKind,
})

const analysisRecord = (analysis: Analysis): RelatedRecord => ({
  name: plainText(analysis.name),
  path: pathOf('analysis', analysis.slug),
  price: itemOf(analysis).price,
  priceKind: analysis.priceKind,
})

/**
 * The check-ups that include all of it, at the lowest of the prices for which one gets it; without a
 * price where no single one includes all (B1435).
 */
function including(
  checkUps: readonly CheckUpOffer[],
  of: keyof Omit<Included, 'steps' | 'sex'>,
  wanted: readonly number[],
): readonly RelatedRecord[] {
  if (wanted.length === 0) return []
  const hasAll = (included: Included) => wanted.every(id => included[of].includes(id))
  return checkUps.filter(hasAll).map(checkUp => {
    const { name, slug, packages } = checkUp
    const prices = packages.flatMap(each => pricedParts(each, checkUp)).filter(hasAll)
    const { tenge, kind } = lowestPrice(prices)
    return {
      ...{ name, path: pathOf('checkUp', slug) },
      price: prices.length > 0 ? tenge : null,
      priceKind: kind,
    }
  })
}

const promotionRecord = ({ name, slug, price, priceKind }: Promotion): RelatedRecord => ({
  name,
  path: pathOf('promotion', slug),
  price,
  priceKind,
})

const articleRecord = ({ name, slug }: Article): RelatedRecord => ({
  name,
  path: pathOf('article', slug),
  price: null,
})
