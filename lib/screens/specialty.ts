import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getDoctors } from '@/lib/content/client/doctors'
import { getSluggedSpecialties, type WithSlug } from '@/lib/content/client/id-slugs'
import { getServices } from '@/lib/content/client/services'
import { getSpecialty } from '@/lib/content/client/specialties'
import { type DoctorCardData, doctorStep, toDoctorCard } from '@/lib/doctors/card'
import { filterDoctors } from '@/lib/doctors/filter'
import { servicesOfSpecialty } from '@/lib/doctors/related'
import type { Fact } from '@/lib/entities/fact'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Service } from '@/lib/kinds/service'
import type { Specialty } from '@/lib/kinds/specialty'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { onPage, type Pages, pageCount, pagesOf } from '@/lib/routing/page-numbers'
import { pathOf } from '@/lib/routing/routes'
import { relatedServiceCount } from '@/lib/screens/counts'
import { otherSpecialties, type SpecialtyLink, specialtyPath } from '@/lib/screens/doctor-lists'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { idOfSlug } from '@/lib/text/transliterate'
import { listedDoctors } from './doctors'
import { doctorFacts } from './facts'
import { numberedCrumbs, numberedHead, numberedTitle, pageNumber, someOf } from './numbered'
import { optional } from './optional'
import { unlisted } from './record'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'
import { headOf } from './specialty-head'
import { specialtyItems } from './specialty-text'

/** The doctors of one specialty, or one page of them. */
export interface SpecialtyData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly doctors: readonly DoctorCardData[]
  /** How many there are on all pages. */
  readonly count: number
  /** Whether there is something to compare. */
  readonly compared: Fact
  readonly pages: Pages
  readonly services: readonly Service[]
  readonly otherSpecialties: readonly SpecialtyLink[]
}

interface SpecialtyPage extends SpecialtyData {
  readonly text: SeoText
  readonly page: PageNode
}

/** The doctors of one specialty: a page of its own, since people search for specialties. */
export const specialtyScreen: Screen<SpecialtyPage> = {
  async load(props) {
    const { locale, title, titles, doctors, page } = await find(props)
    const path = specialtyPath(title)
    const [services, t] = await Promise.all([
      optional(servicesFor(title, locale), []),
      getTranslations('doctors.specialty'),
    ])
    const text = await textOf(title, doctors, locale)
    const h1 = text.h1 ?? t('h1', { specialty: title.name, ...clinicIn(locale).place })
    const here = pathOf('doctorsOfSpecialty', title.slug, page)
    return {
      text,
      page: { locale, path, ...text },
      h1: await numberedTitle(h1, page),
      crumbs: await sectionCrumbs(
        'doctors',
        ...(await numberedCrumbs({ name: title.name, path }, here, page)),
      ),
      doctors: someOf(onPage(doctors, page, doctorStep), page).map(toDoctorCard),
      count: doctors.length,
      compared: doctorFacts(doctors).compared,
      pages: pagesOf('doctorsOfSpecialty', title.slug, page, pageCount(doctors.length, doctorStep)),
      services,
      otherSpecialties: otherSpecialties(titles, title),
    }
  },
  async metadata(props) {
    const { locale, title, doctors, page } = await find(props)
    const path = specialtyPath(title)
    const text = await textOf(title, doctors, locale)
    return pageMetadata({ ...(await numberedHead(text, page)), locale, path })
  },
  jsonLd: ({ page, text, crumbs, doctors, count }) =>
    collectionGraph({ page, crumbs, text, count }, listedDoctors(doctors)),
}

/** The id in the slug decides; the middleware redirects other spellings. */
async function find(props: ScreenProps) {
  const locale = await currentLocale()
  const { slug = '' } = await props.params
  const id = idOfSlug(slug)
  const [titles, all] = await Promise.all([getSluggedSpecialties(locale), getDoctors(locale)])
  const title = titles.find(each => each.id === id) ?? unlisted(slug)
  const doctors = filterDoctors(all, { letter: null, name: title.name }, locale)
  return { locale, title, titles, doctors, page: await pageNumber(props) }
}

/** Matched by Russian names in both languages, so that both versions of a page list the same. */
async function servicesFor({ id, name }: Specialty, locale: Locale): Promise<Service[]> {
  const [russian, services, title] = await Promise.all([
    getServices('ru'),
    getServices(locale),
    getSpecialty('ru', id),
  ])
  const related = servicesOfSpecialty(title?.name ?? name, russian).slice(0, relatedServiceCount)
  return related.flatMap(({ id: wanted }) => services.filter(service => service.id === wanted))
}

async function textOf(
  title: WithSlug<Specialty>,
  doctors: readonly Doctor[],
  locale: Locale,
): Promise<SeoText> {
  const written = await seoText(specialtyPath(title), locale)
  const t = await getTranslations('doctors')
  const texts = await getTranslations('doctors.specialty.texts')
  const about = { specialty: title.name, doctors: doctors.map(toDoctorCard), locale }
  return { ...headOf(t, about), accordionItems: specialtyItems(texts, about), ...written }
}
