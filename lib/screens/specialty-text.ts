/** The text at the bottom of a specialty's page, made from its doctors if no editor wrote one. */
import 'server-only'
import type { getTranslations } from 'next-intl/server'
import type { DoctorCardData } from '@/lib/doctors/card'
import { firstVisit } from '@/lib/doctors/visit-prices'
import type { SeoAccordionItem } from '@/lib/page-texts/types'
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { escapeHtml } from '@/lib/text/escape-html'
import { formatAmount } from '@/lib/text/money'
import { type PriceRange, priceRange } from '@/lib/text/price-range'
import { saidAs } from './facts'

type Translate = Awaited<ReturnType<typeof getTranslations<'doctors.specialty.texts'>>>

interface About {
  readonly specialty: string
  readonly doctors: readonly DoctorCardData[]
  readonly locale: Locale
}

/** Doctors named in the text; the list of all is above it. */
const namedDoctors = 5

/** Prices of visits and names of doctors as HTML; a specialty without doctors has no items. */
export function specialtyItems(t: Translate, about: About): SeoAccordionItem[] {
  const { specialty, doctors } = about
  const first = priceRange(doctors.map(doctor => doctor.firstAppointment))
  const prices = first && {
    title: t('priceTitle', { specialty }),
    html: pricesHtml(t, first, doctors),
  }
  const choice = doctors.length > 0 && {
    title: t('chooseTitle', { specialty }),
    html: choiceHtml(t, about),
  }
  return [
    ...(prices ? [{ tag: 'h2' as const, ...prices }] : []),
    ...(choice ? [{ tag: 'h2' as const, ...choice }] : []),
  ]
}

function pricesHtml(t: Translate, first: PriceRange, doctors: About['doctors']): string {
  const repeated = priceRange(doctors.map(doctor => doctor.repeatedAppointment))
  const sentences = [
    first.min < first.max ? t('priceRange', amounts(first)) : t('priceOne', amounts(first)),
    ...(repeated ? [t('priceRepeated', amounts(repeated))] : []),
  ]
  return sentences.map(paragraph).join('')
}

function choiceHtml(t: Translate, { doctors, locale }: About): string {
  const links = doctors.slice(0, namedDoctors).map(doctor => {
    const { name, slug, experience } = doctor
    const price = firstVisit(doctor)
    const href = localePath(pathOf('doctor', slug), locale)
    const amount = formatAmount(price.tenge)
    const facts = t('doctor', { experience, priced: saidAs(price, 'from'), amount })
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a>${escapeHtml(facts)}</li>`
  })
  return `${paragraph(t('doctors', { count: doctors.length }))}<ul>${links.join('')}</ul>`
}

function amounts({ min, max }: PriceRange) {
  return { min: formatAmount(min), max: formatAmount(max) }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}
