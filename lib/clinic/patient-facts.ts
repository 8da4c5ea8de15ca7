/** What patients ask before a visit, as far as the clinic says it: how to pay, which policies count, where results are. */
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { capitalized } from '@/lib/text/lower-first'
import words from '@/messages/patient-facts.json'
import type { Clinic } from './clinic'
import { paymentWays } from './payment'

/** In the order of the page; also the anchors there. */
const subjects = ['payment', 'instalments', 'osms', 'insurers', 'results', 'reviews'] as const

export interface PatientFact {
  readonly id: (typeof subjects)[number]
  readonly label: string
  /** Sentences, or the beginning of one that the entries end; may be empty. */
  readonly text: string
  readonly entries: readonly Entry[]
}

interface Entry {
  readonly label: string
  readonly href?: string | undefined
}

type Facts = Pick<Clinic, 'payment' | 'insurers' | 'results' | 'reviewPages'>

/** @param today `2027-01-31`; an insurer whose contract has ended is not named */
export function patientFacts(clinic: Facts, locale: Locale, today: string): readonly PatientFact[] {
  const { labels } = words[locale]
  const said = saidOf(clinic, locale, today)
  return subjects.flatMap(id => {
    const { text = '', entries = [] } = said[id]
    return text || entries.length > 0 ? [{ id, label: labels[id], text, entries }] : []
  })
}

type Said = Partial<Pick<PatientFact, 'text' | 'entries'>>

function saidOf(clinic: Facts, locale: Locale, today: string): Record<PatientFact['id'], Said> {
  const { accepted, refused, places, ...own } = words[locale]
  const { payment, results, reviewPages } = clinic
  const insurers = clinic.insurers.filter(({ until }) => until === undefined || today <= until)
  const offer = (name: 'instalments' | 'osms') => {
    const answer = payment[name]
    const terms = capitalized(payment[`${name}_terms`] ?? '', locale)
    return answer ? [own[name][answer], terms].filter(Boolean).join(' ') : ''
  }
  return {
    payment: {
      text: [listed(accepted, clinic, locale, 'yes'), listed(refused, clinic, locale, 'no')]
        .filter(Boolean)
        .join(' '),
    },
    instalments: { text: offer('instalments') },
    osms: { text: offer('osms') },
    insurers:
      insurers.length > 0
        ? {
            text: own.insurers,
            entries: insurers.map(({ name, url }) => ({ label: name, href: url })),
          }
        : {},
    results: { entries: results ? [{ label: new URL(results).host, href: results }] : [] },
    reviews: {
      entries: reviewPages.map(({ place, url }) => ({ label: places[place], href: url })),
    },
  }
}

/** Without links, for what shows words alone. */
export function plainFact({ text, entries }: Pick<PatientFact, 'text' | 'entries'>): string {
  return [text, entries.map(({ label }) => label).join(', ')].filter(Boolean).join(' ')
}

/** For the dialog: one sentence of what is taken; empty where the clinic says nothing of it. */
export function paymentSentence(clinic: Pick<Clinic, 'payment'>, locale: Locale): string {
  return listed(words[locale].dialog, clinic, locale, 'yes')
}

/** `наличные, банковские карты`, for structured data; empty where nothing is said. */
export function paymentNames(clinic: Pick<Clinic, 'payment'>, locale: Locale): string {
  return listed('{ways}', clinic, locale, 'yes')
}

/** How a place where patients write reviews is called. */
export const reviewPlace = (place: Clinic['reviewPages'][number]['place'], locale: Locale) =>
  words[locale].places[place]

/** The heading above all of it. */
export const patientFactsTitle = (locale: Locale) => words[locale].title

function listed(
  sentence: string,
  { payment }: Pick<Clinic, 'payment'>,
  locale: Locale,
  answer: 'yes' | 'no',
): string {
  const names: Readonly<Record<(typeof paymentWays)[number], string>> = words[locale].ways
  const ways = paymentWays.filter(way => payment[way] === answer).map(way => names[way])
  return ways.length > 0 ? fill(sentence, { ways: ways.join(', ') }) : ''
}
