/**
 * Where the clinic answers what the search was asked of itself: a page of the site with its fact, or a
 * part of a page's text. What the clinic says nothing of has no answer.
 */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { hoursLabel } from '@/lib/clinic/hours-text'
import { type PatientFact, patientFacts, plainFact } from '@/lib/clinic/patient-facts'
import { careersUrl } from '@/lib/clinic/socials'
import type { SitePage } from '@/lib/content/search/rich-hit'
import type { SiteTopics } from '@/lib/content/search/site-topics'
import { today } from '@/lib/content/today'
import { seoText, textPaths } from '@/lib/page-texts'
import type { Locale } from '@/lib/routing/locales'
import type { MissingSections } from '@/lib/routing/navigation'
import { pathOf, type RouteName } from '@/lib/routing/routes'
import { wholeSentences } from '@/lib/text/excerpt'
import { fill } from '@/lib/text/fill'
import { capitalized } from '@/lib/text/lower-first'
import { formatAmount } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import words from '@/messages/site-topics.json'

interface Fact {
  readonly route: RouteName
  /** Of the part of the page. */
  readonly part?: string
  /** For the sentence of the messages. */
  readonly said?: Readonly<Record<string, string>>
}

type FactTopic = keyof (typeof words)['ru']

/** The pages that answer a question about a topic. @param missing what the clinic has no page of */
export async function sitePages(
  topics: SiteTopics,
  topic: string,
  locale: Locale,
  missing: MissingSections,
): Promise<readonly SitePage[]> {
  const answers = patientAnswers(topic, locale)
  const fact = factsOf(locale)[topic as FactTopic]
  if (!fact) return answers.length > 0 ? answers : partOfTexts(topics, topic, locale)
  if (missing.includes(fact.route)) return answers
  const { title, text: sentence } = words[locale][topic as FactTopic]
  const path = pathOf(fact.route) + (fact.part ? `#${fact.part}` : '')
  const page = { path, title, text: capitalized(fill(sentence, fact.said ?? {}), locale) }
  return [...answers, page]
}

/** What patients ask before a visit, by topic. */
const patientTopics: Readonly<Record<string, PatientFact['id']>> = {
  payment: 'payment',
  instalment: 'instalments',
  osms: 'osms',
  insurance: 'insurers',
  results: 'results',
  reviews: 'reviews',
}

function patientAnswers(topic: string, locale: Locale): readonly SitePage[] {
  const facts = patientFacts(clinicIn(locale), locale, today())
  return facts
    .filter(({ id }) => id === patientTopics[topic])
    .map(fact => ({
      path: `${pathOf('contacts')}#${fact.id}`,
      title: fact.label,
      text: plainFact(fact),
    }))
}

/** What the clinic has; `undefined` for what it says nothing of. */
function factsOf(locale: Locale): Readonly<Partial<Record<FactTopic, Fact | undefined>>> {
  const { arrival, bloodDrawing, city, street, phones, hours, licence, insurance, deposit } =
    clinicIn(locale)
  const arrivalOf = (...kinds: readonly string[]): Fact | undefined => {
    const texts = arrival.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
    return texts.length > 0 ? { route: 'contacts', said: { text: texts.join('; ') } } : undefined
  }
  const address = [city, street].join(', ')
  return {
    prices: { route: 'priceList' },
    calculator: { route: 'analyses' },
    drawing:
      bloodDrawing > 0
        ? { route: 'priceList', said: { price: formatAmount(bloodDrawing) } }
        : undefined,
    emergency: { route: 'contacts' },
    hours: { route: 'contacts', said: { hours: hoursLabel(hours, locale) } },
    address: { route: 'contacts', said: { address, phone: phones[0]?.label ?? '' } },
    parking: arrivalOf('parking'),
    access: arrivalOf('entrance', 'floor'),
    licence: { route: 'about', part: 'licence', said: { number: licence.number } },
    insurance: insurance && {
      route: 'corporate',
      said: { staff: String(insurance.terms.minStaff), insurer: insurance.insurer.name },
    },
    deposit: deposit && { route: 'corporate', part: 'deposit' },
    vacancies: careersUrl() ? { route: 'about', part: 'careers' } : undefined,
  }
}

/** The part of a page's text that is headed so, or else says so. */
async function partOfTexts(
  topics: SiteTopics,
  topic: string,
  locale: Locale,
): Promise<readonly SitePage[]> {
  const texts = await Promise.all(
    textPaths(locale).map(async path => ({ path, text: await seoText(path, locale) })),
  )
  const parts = texts.flatMap(({ path, text: page }) =>
    page?.noindex
      ? []
      : (page?.accordionItems ?? []).map(({ title, html }, index) => ({
          path: `${path}#text-${index + 1}`,
          title,
          text: plainText(html),
        })),
  )
  // A word alone is said of other things in a text: «жалобы» are symptoms, too.
  const tells = (sentence: string) => topics.speaks(topic, sentence, 2)
  const found =
    parts.find(({ title }) => topics.speaks(topic, title)) ??
    parts.find(part => sentencesOf(part.text).some(tells))
  if (!found) return []
  return [{ ...found, text: wholeSentences(sentencesOf(found.text).find(tells) ?? found.text) }]
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
