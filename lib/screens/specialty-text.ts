/** The text at the foot of a specialty's page, made from its doctors where no editor wrote one. */
import 'server-only'
import type { getTranslations } from 'next-intl/server'
import type { DoctorCardData } from '@/lib/doctors/card'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { formatAmount } from '@/lib/money/format'
import { type PriceRange, priceRange } from '@/lib/money/range'
import type { SeoAccordionItem } from '@/lib/seo/texts/types'
import { clinicIn } from '@/lib/site/clinic'
import { pathOf } from '@/lib/site/routes'
import { escapeHtml } from '@/lib/text/escape-html'

type Translate = Awaited<ReturnType<typeof getTranslations<'doctors.specialty.texts'>>>

interface About {
  readonly specialty: string
  readonly doctors: readonly DoctorCardData[]
  readonly locale: Locale
}

/** Doctors named in the text; the list of all stands above it. */
const namedDoctors = 5

/** What visits cost, whom to choose and how a visit goes, as sections of HTML. */
export function specialtyItems(t: Translate, about: About): SeoAccordionItem[] {
  const { specialty, locale } = about
  return [
    { tag: 'h2', title: t('priceTitle', { specialty }), html: pricesHtml(t, about) },
    { tag: 'h3', title: t('chooseTitle', { specialty }), html: choiceHtml(t, about) },
    {
      tag: 'h3',
      title: t('visitTitle', { specialty }),
      html: paragraph(t('visit', clinicIn(locale).hours)),
    },
  ]
}

function pricesHtml(t: Translate, { doctors }: About): string {
  const first = priceRange(doctors.map(doctor => doctor.first_appointment))
  const repeated = priceRange(doctors.map(doctor => doctor.repeated_appointment))
  const sentences = [
    first &&
      (first.min < first.max ? t('priceRange', amounts(first)) : t('priceOne', amounts(first))),
    repeated && t('priceRepeated', amounts(repeated)),
    t('priceNote'),
  ]
  return sentences.map(sentence => (sentence ? paragraph(sentence) : '')).join('')
}

function choiceHtml(t: Translate, { doctors, locale }: About): string {
  const links = doctors.slice(0, namedDoctors).map(({ name, slug }) => {
    const href = localePath(pathOf('doctor', slug), locale)
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`
  })
  const list = links.length > 0 ? `${paragraph(t('doctors'))}<ul>${links.join('')}</ul>` : ''
  return paragraph(t('choose')) + list
}

function amounts({ min, max }: PriceRange) {
  return { min: formatAmount(min), max: formatAmount(max) }
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}
