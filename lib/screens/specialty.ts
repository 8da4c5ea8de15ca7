import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getDoctors } from '@/lib/api/doctors'
import { getSpecialties, type Slugged } from '@/lib/api/id-slugs'
import { getJobTitle } from '@/lib/api/job-titles'
import { getServices } from '@/lib/api/services'
import { toDoctorCard } from '@/lib/doctors/card'
import { filterDoctors } from '@/lib/doctors/filter'
import { servicesOfSpecialty } from '@/lib/doctors/related'
import type { Doctor, JobTitle } from '@/lib/entities/doctor'
import type { Service } from '@/lib/entities/service'
import { currentLocale } from '@/lib/i18n/current'
import type { Locale } from '@/lib/i18n/locales'
import { idOfSlug } from '@/lib/i18n/transliterate'
import { collectionNodes } from '@/lib/seo/collection'
import { breadcrumbNode, faqNodes, graphOf, type PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { seoText } from '@/lib/seo/texts'
import type { SeoText } from '@/lib/seo/texts/types'
import { cardsOf, relatedServiceCount, type SpecialtyData } from '@/lib/views/doctors'
import { doctorCrumbs, otherSpecialties, specialtyPath } from './doctor-lists'
import { listedDoctors } from './doctors'
import { optional } from './optional'
import { unlisted } from './record'
import type { Screen, ScreenProps } from './screen'
import { headOf } from './specialty-head'
import { specialtyItems } from './specialty-text'

interface SpecialtyPage extends SpecialtyData {
  readonly text: SeoText
  readonly page: PageNode
}

/** The doctors of one specialty: a page of its own, since people search for specialties. */
export const specialtyScreen: Screen<SpecialtyPage> = {
  async load(props) {
    const { locale, title, titles, doctors } = await find(props)
    const path = specialtyPath(title)
    const [services, t] = await Promise.all([
      optional(servicesFor(title, locale), []),
      getTranslations('doctors.specialty'),
    ])
    const text = await textOf(title, doctors, locale)
    const cards = doctors.map(toDoctorCard)
    return {
      text,
      page: { locale, path, ...text },
      h1: text.h1 ?? t('h1', { specialty: title.name }),
      crumbs: await doctorCrumbs({ name: title.name, path }),
      cards: cards.slice(0, cardsOf(cards.length)),
      rows: cards.slice(cardsOf(cards.length)),
      services,
      otherSpecialties: otherSpecialties(titles, title),
    }
  },
  async metadata(props) {
    const { locale, title, doctors } = await find(props)
    const path = specialtyPath(title)
    return pageMetadata({ ...(await textOf(title, doctors, locale)), locale, path })
  },
  jsonLd: ({ page, text, crumbs, cards, rows }) =>
    graphOf(
      page.locale,
      ...collectionNodes(page, listedDoctors(cards, rows)),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, page.path, page.locale),
    ),
}

/** The id in the slug decides; the middleware redirects other spellings. */
async function find({ params }: ScreenProps) {
  const locale = await currentLocale()
  const { slug = '' } = await params
  const id = idOfSlug(slug)
  const [titles, all] = await Promise.all([getSpecialties(locale), getDoctors(locale)])
  const title = titles.find(each => each.id === id) ?? unlisted(slug)
  const doctors = filterDoctors(all, { letter: null, name: title.name }, locale)
  return { locale, title, titles, doctors }
}

/** Matched by the Russian names in both languages, so that the twins of a page agree. */
async function servicesFor({ id, name }: JobTitle, locale: Locale): Promise<Service[]> {
  const [russian, services, title] = await Promise.all([
    getServices('ru'),
    getServices(locale),
    getJobTitle('ru', id),
  ])
  const related = servicesOfSpecialty(title?.name ?? name, russian).slice(0, relatedServiceCount)
  return related.flatMap(({ id: wanted }) => services.filter(service => service.id === wanted))
}

async function textOf(
  title: Slugged<JobTitle>,
  doctors: readonly Doctor[],
  locale: Locale,
): Promise<SeoText> {
  const written = await seoText(specialtyPath(title), locale)
  const t = await getTranslations('doctors')
  const texts = await getTranslations('doctors.specialty.texts')
  const about = { specialty: title.name, doctors: doctors.map(toDoctorCard), locale }
  return { ...headOf(t, about), accordionItems: specialtyItems(texts, about), ...written }
}
