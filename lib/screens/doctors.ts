import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getDoctorLetters, getDoctors } from '@/lib/content/client/doctors'
import { getSluggedSpecialties } from '@/lib/content/client/id-slugs'
import { type DoctorCardData, doctorStep, toDoctorCard } from '@/lib/doctors/card'
import { saysDays } from '@/lib/doctors/reception'
import { type SpecialtyGroup, withSlugs } from '@/lib/doctors/specialties'
import { sharedTags } from '@/lib/doctors/tags'
import type { Fact } from '@/lib/entities/fact'
import type { Doctor } from '@/lib/kinds/doctor'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { doctorFacts } from './facts'
import { optional } from './optional'
import { indexingOf } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** The list of all doctors. */
export interface DoctorsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** The first of them; the browser fetches the others on demand. */
  readonly doctors: readonly DoctorCardData[]
  /** How many there are. */
  readonly count: number
  /** Whether there is something to compare. */
  readonly compared: Fact
  /** Specialties by first letter; `null` when the backend failed: the browser then fetches them. */
  readonly specialties: readonly SpecialtyGroup[] | null
  /** Labels that several doctors share, to filter by. */
  readonly tags: readonly string[]
  /** Those of them all who say on which days they receive, or do not. */
  readonly receptions: readonly Pick<Doctor, 'id' | 'receives' | 'away'>[]
}

interface DoctorsPage extends DoctorsData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('doctors')

/** All doctors. */
export const doctorsScreen: Screen<DoctorsPage> = {
  async load() {
    const locale = await currentLocale()
    const [all, specialties, text, t] = await Promise.all([
      getDoctors(locale),
      // Without them the browser fetches them.
      optional(specialtiesIn(locale), null),
      seoText(path, locale),
      getTranslations('doctors'),
    ])
    const head = await headOf(all)
    return {
      text,
      page: { locale, path, ...head, ...text },
      h1: text?.h1 ?? t('h1'),
      crumbs: await sectionCrumbs('doctors'),
      doctors: all.slice(0, doctorStep).map(toDoctorCard),
      count: all.length,
      compared: doctorFacts(all).compared,
      specialties,
      tags: sharedTags(all),
      receptions: all.filter(saysDays).map(({ id, receives, away }) => ({ id, receives, away })),
    }
  },
  async metadata() {
    const locale = await currentLocale()
    const text = await seoText(path, locale)
    const indexing = await indexingOf('doctors', locale)
    const head = await headOf(await getDoctors(locale))
    return pageMetadata({ ...head, ...text, ...indexing, locale, path })
  },
  jsonLd({ page, text, crumbs, doctors, count }) {
    if (doctors.length === 0) return null
    return collectionGraph({ page, crumbs, text, count }, listedDoctors(doctors))
  },
}

/** The doctors of a page for the list in its structured data. */
export function listedDoctors(doctors: readonly DoctorCardData[]) {
  return doctors.map(({ name, slug }) => ({ name, path: pathOf('doctor', slug) }))
}

async function headOf(doctors: readonly Doctor[]) {
  const t = await getTranslations('doctors')
  return { title: t('h1'), description: t('lead', doctorFacts(doctors)) }
}

async function specialtiesIn(locale: Locale): Promise<SpecialtyGroup[]> {
  const [groups, titles] = await Promise.all([
    getDoctorLetters(locale),
    getSluggedSpecialties(locale),
  ])
  return withSlugs(groups, titles)
}
