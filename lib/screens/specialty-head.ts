/** Title, description and keywords of a specialty's page, made from its doctors. */
import 'server-only'
import type { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import type { DoctorCardData } from '@/lib/doctors/card'
import type { Locale } from '@/lib/routing/locales'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { lowerFirst } from '@/lib/text/lower-first'
import { formatAmount } from '@/lib/text/money'
import { priceRange } from '@/lib/text/price-range'
import { doctorFacts, yesNo } from './facts'

type Translate = Awaited<ReturnType<typeof getTranslations<'doctors'>>>

interface About {
  readonly specialty: string
  readonly doctors: readonly DoctorCardData[]
  readonly locale: Locale
}

export function headOf(t: Translate, { specialty, doctors, locale }: About) {
  const { name, place } = clinicIn(locale)
  const from = priceRange(doctors.map(doctor => doctor.firstAppointment))?.min
  const amount = from && formatAmount(from)
  const experience = Math.max(0, ...doctors.map(doctor => doctor.experience))
  const { reviews, priced } = doctorFacts(doctors)
  const facts = [
    amount && t('specialty.factPrice', { amount }),
    experience > 0 &&
      t('specialty.factExperience', {
        alone: yesNo(doctors.length === 1),
        own: lowerFirst(t('card.experience', { count: experience })),
        years: t('specialty.years', { count: experience }),
      }),
  ]
  const plain = [
    t('specialty.titlePlain', { specialty, reviews, ...place }),
    t('specialty.titlePlainShort', { specialty, ...place }),
  ] as const
  return {
    title: amount
      ? fittingTitle(
          t('specialty.title', { specialty, amount, reviews, ...place }),
          t('specialty.titleShort', { specialty, amount, ...place }),
          ...plain,
          specialty,
        )
      : fittingTitle(...plain, specialty),
    description: wholeSentences(
      t('specialty.description', {
        specialty,
        clinic: name,
        ...place,
        doctors: t('list.found', { count: doctors.length }),
        facts: facts.filter(Boolean).join(''),
        reviews,
        priced,
      }),
    ),
    keywords: t('specialty.texts.keywords', {
      specialty: lowerFirst(specialty),
      reviews,
      ...place,
    }).split(', '),
  }
}
