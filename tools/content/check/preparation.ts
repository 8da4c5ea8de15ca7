/** Checks that what is said of preparing for the same thing agrees: texts, leaflets, both languages. */
import 'server-only'
import type { LoadedContent } from '@/lib/backend/records/load'
import { type Demands, demandsOf, type ToldDemands } from '@/lib/calculator/demands'
import { documentSchema } from '@/lib/clinic/documents/html'
import { leafletFile } from '@/lib/clinic/documents/leaflet'
import type { Entry } from '@/lib/clinic/files/check'
import type { Fault, Finding } from '@/lib/clinic/files/finding'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import { type Locale, locales } from '@/lib/routing/locales'

/** A record's texts on how to prepare, by language, with the leaflet that is shown below them. */
interface Told {
  readonly entry: Entry<unknown>
  readonly document: string | null
  readonly texts: Readonly<
    Record<Locale, { readonly path: readonly string[]; readonly text: string }>
  >
}

type Leaflet = ReturnType<typeof leafletDemands>

const compared = ['fastingHours', 'days'] as const

export function checkPreparation({ entries }: LoadedContent): readonly Finding[] {
  const told: readonly Told[] = [
    ...entries.analyses.map(entry => ({
      entry,
      document: entry.value.document,
      texts: {
        ru: { path: ['preparation_ru'], text: entry.value.preparation_ru },
        kk: { path: ['preparation_kk'], text: entry.value.preparation_kk },
      },
    })),
    ...[...entries.services, ...entries.promotions].map(entry => ({
      entry,
      document: entry.value.file,
      texts: {
        ru: { path: ['warning', 'ru'], text: entry.value.warning?.ru ?? '' },
        kk: { path: ['warning', 'kk'], text: entry.value.warning?.kk ?? '' },
      },
    })),
  ]
  const documents = new Set(told.flatMap(({ document }) => document ?? []))
  const leaflets = new Map(
    [...documents].map(each => [
      each,
      { ru: leafletDemands(each, 'ru'), kk: leafletDemands(each, 'kk') },
    ]),
  )
  return [
    ...told.flatMap(each => contradictions(each, leaflets.get(each.document ?? ''))),
    ...[...leaflets.values()].flatMap(({ ru, kk }) => differentLeaflets(ru, kk)),
  ]
}

function leafletDemands(document: string, locale: Locale) {
  const file = leafletFile(document, locale)
  const front = file && readMarkdown(file, documentSchema).value?.front
  return front && { file, fastingHours: front.fasting_hours, days: front.days }
}

/** Texts that are content with less than their leaflet, or than each other: the patient reads both. */
function contradictions(
  { entry, texts }: Told,
  leaflets: Readonly<Record<Locale, Leaflet>> | undefined,
): readonly Finding[] {
  const demands = { ru: demandsOf(texts.ru.text), kk: demandsOf(texts.kk.text) }
  const finding = (locale: Locale, fault: (found: string) => Fault): Finding => {
    const { path, text } = texts[locale]
    const line = entry.lineOf(path)
    return { file: entry.file, line, field: path.join('.'), ...fault(text) }
  }
  const other = compared.find(
    each => (demands.ru[each] ?? demands.kk[each]) !== (demands.kk[each] ?? demands.ru[each]),
  )
  return [
    ...locales.flatMap(locale => {
      const leaflet = leaflets?.[locale]
      const missing = leaflet && missed(demands[locale], leaflet)
      return missing ? [finding(locale, found => missing(found, leaflet.file))] : []
    }),
    ...(other
      ? [
          finding('kk', found => {
            const values = { found, place: texts.ru.path.join('.'), value: demands.ru[other] }
            return { code: 'notTheSame', values }
          }),
        ]
      : []),
  ]
}

/** What of a leaflet's demands a text does not say. */
function missed(
  told: ToldDemands,
  { fastingHours: hours = 0, days = 0 }: Demands,
): ((found: string, leaflet: string) => Fault) | undefined {
  const isFed = told.isNothing || told.isFed
  if (hours > (isFed ? 0 : (told.fastingHours ?? hours)))
    return (found, leaflet) => ({ code: 'leafletHours', values: { found, leaflet, hours } })
  if (days > (told.isNothing ? 0 : (told.days ?? days)))
    return (found, leaflet) => ({ code: 'leafletDays', values: { found, leaflet, days } })
  return undefined
}

/** A leaflet that demands more in one language than in the other. */
function differentLeaflets(first: Leaflet, second: Leaflet): readonly Finding[] {
  if (!first || !second) return []
  return compared
    .filter(each => first[each] !== second[each])
    .map(each => ({
      file: second.file,
      field: each === 'days' ? 'days' : 'fasting_hours',
      code: 'notTheSame',
      values: { found: second[each], place: first.file, value: first[each] },
    }))
}
