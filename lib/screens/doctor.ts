import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getDoctor, getDoctors } from '@/lib/content/client/doctors'
import { type DoctorCardData, toDoctorCard } from '@/lib/doctors/card'
import { sameSpecialty } from '@/lib/doctors/specialties'
import { firstVisit, repeatedVisit } from '@/lib/doctors/visit-prices'
import type { Related } from '@/lib/entities/related'
import type { Doctor } from '@/lib/kinds/doctor'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { otherDoctors } from '@/lib/screens/counts'
import { type SpecialtyLink, specialtyLinks } from '@/lib/screens/doctor-lists'
import { doctorNodes, type VisitNames } from '@/lib/seo/doctor'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { lowerFirst } from '@/lib/text/lower-first'
import { formatAmount } from '@/lib/text/money'
import { saidAs, yesNo } from './facts'
import { followingOf, recordOf } from './record'
import { type AnsweredQuestion, orNone, recordText } from './record-text'
import { relatedToDoctor } from './related'
import type { Screen, ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

export type RelatedDoctor = Pick<DoctorCardData, 'name' | 'slug'>

/** One doctor. */
export interface DoctorData {
  readonly crumbs: readonly Crumb[]
  readonly doctor: Doctor
  readonly specialties: readonly SpecialtyLink[]
  /** Who stand in during the absences. */
  readonly substitutes: readonly RelatedDoctor[]
  /** Of the same main specialty. */
  readonly others: readonly DoctorCardData[]
  readonly relations: Related
}

interface DoctorPage extends DoctorData {
  readonly text: SeoAccordionText
  readonly locale: Locale
  readonly visits: VisitNames
}

/** One doctor. */
export const doctorScreen: Screen<DoctorPage> = {
  async load(props) {
    const { locale, doctors, doctor } = await readDoctor(props)
    const path = pathOf('doctor', doctor.slug)
    const [specialties, text, t, relations] = await Promise.all([
      specialtyLinks(doctor.specialties, locale),
      textOf(doctor, locale),
      getTranslations('doctors.card'),
      relatedToDoctor(doctor, locale),
    ])
    const [main] = specialties
    const between = main?.path ? [{ name: main.name, path: main.path }] : []
    return {
      locale,
      text,
      doctor,
      specialties,
      crumbs: await sectionCrumbs('doctors', ...between, { name: doctor.name, path }),
      substitutes: substitutesOf(doctor, doctors),
      others: colleaguesOf(doctor, doctors).map(toDoctorCard),
      relations,
      visits: { first: t('first'), repeated: t('repeated') },
    }
  },
  async metadata(props) {
    const { locale, doctor } = await readDoctor(props)
    const path = pathOf('doctor', doctor.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(doctor, locale)),
      ...text,
      locale,
      path,
      type: 'profile',
    })
  },
  subject: ({ doctor }) => ({
    name: [doctor.name, ...doctor.specialties.slice(0, 1).map(lowerFirst)].join(', '),
    path: pathOf('doctor', doctor.slug),
    price: firstVisit(doctor),
  }),
  jsonLd: ({ doctor, text, crumbs, locale, visits, relations }) =>
    graphOf(
      locale,
      ...doctorNodes(doctor, locale, visits, relations.services),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, pathOf('doctor', doctor.slug), locale),
    ),
}

async function readDoctor(props: ScreenProps) {
  const locale = await currentLocale()
  const doctors = await getDoctors(locale)
  const doctor = await recordOf(props, doctors, id => getDoctor(locale, id))
  return { locale, doctors, doctor }
}

/** The doctors that follow in the same specialty. */
function colleaguesOf(doctor: Doctor, doctors: readonly Doctor[]): Doctor[] {
  const [main = ''] = doctor.specialties
  return followingOf(doctors, doctor)
    .filter(other => other.specialties.some(each => sameSpecialty(each, main)))
    .slice(0, otherDoctors)
}

/** Each once, in the order of the absences. */
function substitutesOf({ away }: Doctor, doctors: readonly Doctor[]) {
  const ids = [...new Set(away.map(({ substituteId }) => substituteId))]
  return ids.flatMap(each => {
    const found = doctors.find(({ id }) => id === each)
    return found ? [{ name: found.name, slug: found.slug }] : []
  })
}

async function textOf(doctor: Doctor, locale: Locale): Promise<SeoAccordionText> {
  const { slug, name } = doctor
  const [first, again] = [firstVisit(doctor), repeatedVisit(doctor)]
  const written = await seoText(pathOf('doctor', slug), locale)
  if (written) return written
  const prices = {
    name,
    said: saidAs(first, 'from'),
    amount: formatAmount(first.tenge),
    again: saidAs(again, 'from'),
    repeated: formatAmount(again.tenge),
  }
  return recordText(
    first.kind === 'onRequest' ? null : ['doctor.price', prices],
    educationOf(doctor),
  )
}

/** The doctor's education and latest training; `null` when neither is known. */
function educationOf({ name, experience, education, trainings }: Doctor): AnsweredQuestion | null {
  const [last] = trainings.toSorted((a, b) => b.year - a.year)
  if (education.length === 0 && !last) return null
  const studies = education.map(({ university, graduationYear: year }) => [university, year || ''])
  const values = {
    name,
    experience,
    education: orNone(studies.map(entry => entry.filter(Boolean).join(', ')).join('; ')),
    training: orNone(last ? [last.training, last.year || ''].filter(Boolean).join(', ') : ''),
  }
  return ['doctor.education', values]
}

/** "тері дәрігері (дерматолог)" is too long for many a title: the term in its brackets. */
function termOf(specialty: string): string {
  return /\(([^)]+)\)$/.exec(specialty)?.[1] ?? specialty
}

async function headOf(doctor: Doctor, locale: Locale) {
  const { place } = clinicIn(locale)
  const t = await getTranslations('doctors')
  const { name, experience } = doctor
  const price = firstVisit(doctor)
  const [main, ...further] = doctor.specialties.map(lowerFirst)
  const facts = [
    experience > 0 && t('card.experience', { count: experience }),
    price.kind !== 'onRequest' &&
      t('details.factPrice', { said: saidAs(price, 'from'), amount: formatAmount(price.tenge) }),
  ]
  return {
    title: main
      ? fittingTitle(
          t('details.title', { name, specialty: main, ...place }),
          t('details.title', { name, specialty: termOf(main), ...place }),
          `${name} — ${main}`,
          `${name} — ${termOf(main)}`,
          t('details.titlePlain', { name, ...place }),
          name,
        )
      : t('details.titlePlain', { name, ...place }),
    description: wholeSentences(
      t('details.description', {
        name,
        specialty: [main ?? t('details.doctor'), ...further].join(', '),
        facts: facts
          .map(fact => fact && `${fact}. `)
          .filter(Boolean)
          .join(''),
        education: yesNo(doctor.education.length > 0),
        training: yesNo(doctor.trainings.length > 0),
        reviews: yesNo(doctor.reviewCount > 0),
      }),
    ),
  }
}
