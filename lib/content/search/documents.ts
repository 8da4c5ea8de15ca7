/**
 * Records as search documents. Each has its names in both languages, so that either language finds
 * it, whatever the language of the page.
 */
import type { Reception } from '@/lib/doctors/reception'
import type { SearchKind } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'
import { tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { childWords } from './age'
import { partKeys, recordKeys, variantKeys, withoutParts } from './assay-name'
import { type Corpus, inBoth, type SearchList, type Twins, twinsOf } from './corpus'
import type { Lexicon } from './lexicon'
import { foldedTokens } from './synonym-index'
import {
  foldName,
  stemsOfText,
  type Terms,
  termsOfFolded,
  termsOfNames,
  withoutGuidance,
} from './terms'

/** The searched fields of a record, as its backend sends them. */
export interface SearchSource {
  /** Its id in the backend. */
  readonly record: number
  readonly kind: SearchKind
  /** In the languages that have the record, as are the names. */
  readonly slug: Twins<string>
  readonly name: Twins<string>
  readonly specialties: readonly string[]
  readonly labels: readonly string[]
  /** Of a doctor. */
  readonly reception: Reception | undefined
  /** Years: an analysis that is done for children. */
  readonly youngest: number | null | undefined
  /** What people call it. */
  readonly called: readonly string[]
  readonly topic: readonly string[]
  readonly text: readonly string[]
}

/** A record; the last five fields are what is searched. */
export interface SearchDocument {
  /** Its id in the index. */
  readonly id: number
  /** Position among all records, whose order may change. */
  place: number
  readonly record: number
  readonly kind: SearchKind
  readonly slug: Twins<string>
  /** Plain text, as hits show it. */
  readonly title: Twins<string>
  /** Texts with its words as they are written. */
  readonly spoken: readonly string[]
  /** Folded names in the order of the languages, to rank names that begin with the query. */
  readonly names: readonly string[]
  /** Of an analysis: the keys of its names, to rank exact matches. */
  readonly keys: readonly string[]
  /** Of an analysis: the keys of those that it is a variant of. */
  readonly variantOf: readonly string[]
  /** Of a panel: the keys of what it consists of. */
  readonly parts: readonly string[]
  readonly popular: boolean
  readonly reception: Reception | undefined
  readonly youngest: number | null | undefined
  /** Factor of 1 or more: a match in a short name is more significant. */
  readonly brevity: number
  readonly name: Terms
  /** Job titles of a doctor. */
  readonly specialties: Terms
  readonly synonyms: Terms
  /** Category or family. */
  readonly topic: Terms
  /** Description, stems only. */
  readonly text: Terms
}

/** All records that can be found, one after another. */
export function* sourcesOf(corpus: Corpus): Generator<SearchSource> {
  const groups = new Map<string, ReadonlyMap<number, Group>>()
  for (const { searched, records } of Object.values(corpus)) {
    if (!searched.as) continue
    const { as: kind, group = '', groupId, specialties, labels, topic, text } = searched
    const { reception, youngest, called } = searched
    const found = groups.get(group) ?? groupsOf(corpus[group])
    groups.set(group, found)
    for (const [record, twins] of twinsOf(records)) {
      const [id] = groupId ? inBoth(twins, groupId) : []
      const { names = [], texts = [] } = found.get(id ?? 0) ?? {}
      const own = topic ? inBoth(twins, each => topic(each) ?? []).flat() : []
      yield {
        record,
        kind,
        slug: mapped(twins, ({ slug }) => slug),
        name: mapped(twins, ({ name }) => name),
        specialties: specialties ? inBoth(twins, specialties).flat() : [],
        labels: labels ? inBoth(twins, labels).flat() : [],
        // Reasons of absences differ by language; days do not.
        reception: reception && inBoth(twins, reception)[0],
        youngest: youngest && inBoth(twins, youngest)[0],
        called: called ? inBoth(twins, called).flat() : [],
        topic: [...own, ...names],
        text: text ? [...inBoth(twins, text).flat(), ...texts] : texts,
      }
    }
  }
}

type Words = Pick<Lexicon, 'synonyms' | 'assays'>

/** Makes documents; terms that many records share, as of their category, are computed once. */
export function documentMaker(words: Words): (id: number, source: SearchSource) => SearchDocument {
  const topics = new Map<string, Terms>()
  return (id, { name, specialties, labels, called, topic, text, ...source }) => {
    const title = mapped(name, plainText)
    const titles = [...new Set(Object.values(title))]
    const [first = ''] = titles
    const said = locales.map(locale => withoutGuidance(foldName(title[locale] ?? first)))
    const folded = said.map(([own]) => own)
    const names = folded.map(each => tokenize(each).join(' '))
    const analysis = source.kind === 'analysis' ? analysisTerms(titles, names, words) : undefined
    const also =
      analysis?.also ??
      synonymsOf(
        source.kind,
        source.kind === 'doctors' ? [...specialties, ...labels].map(foldedTokens) : names,
        words,
      )
    const shared = topic.join('|')
    const topicTerms = topics.get(shared) ?? termsOfNames(topic)
    topics.set(shared, topicTerms)
    const parts = analysis?.parts ?? termsOfFolded(said.flatMap(([, guidance]) => guidance))
    return {
      id,
      place: id,
      ...source,
      title,
      spoken: [...titles, ...called, ...specialties, ...topic],
      names,
      keys: analysis?.keys ?? [],
      variantOf: analysis?.variantOf ?? [],
      parts: analysis ? titles.flatMap(partKeys) : [],
      popular: also.popular,
      brevity: 1 + 0.6 / Math.min(...names.map(each => each.split(' ').length)),
      name: analysis?.name ?? termsOfFolded(folded),
      specialties: termsOfNames(specialties),
      synonyms: [...new Set([...also.terms, ...termsOfNames(called)])],
      topic: parts.length > 0 ? [...new Set([...topicTerms, ...parts])] : topicTerms,
      text: stemsOfText(source.youngest === undefined ? text : [...text, childWords]),
    }
  }
}

/** Price lists of clinics have analyses among the services, as those of laboratories have procedures. */
function synonymsOf(kind: SearchKind, names: readonly string[], { synonyms }: Words) {
  const own = synonyms.of(kind, names)
  if (kind !== 'services') return own
  return { ...own, terms: [...own.terms, ...synonyms.of('analysis', names).terms] }
}

/**
 * Of a panel, what it consists of is not its name: it is found by it, behind what is called so.
 * @param names as they are without panels
 */
function analysisTerms(
  titles: readonly string[],
  names: readonly string[],
  { synonyms, assays }: Words,
) {
  const split = titles.map(withoutParts)
  const parts = split.flatMap(each => each.parts || [])
  const own = parts.length > 0 ? split.map(each => each.own) : undefined
  const keys = [...new Set(titles.flatMap(recordKeys))]
  const variantOf = [...new Set(titles.flatMap(variantKeys))]
  const called = synonyms.ofAnalysis(
    own?.map(foldedTokens) ?? names,
    assays.of([...keys, ...variantOf]),
  )
  return {
    keys,
    variantOf,
    // Price lists have procedures among the analyses.
    also: called.terms.length > 0 ? called : synonyms.of('services', names),
    name: own && termsOfNames(own),
    parts: own && [
      ...termsOfNames(parts),
      ...synonyms.of('analysis', parts.map(foldedTokens)).terms,
    ],
  }
}

function mapped<T, R>(twins: Twins<T>, read: (value: T) => R): Twins<R> {
  const said: Partial<Record<Locale, R>> = {}
  for (const locale of locales) {
    const value = twins[locale]
    if (value !== undefined) said[locale] = read(value)
  }
  return said
}

/** Searched texts of a parent, in both languages. */
interface Group {
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

function groupsOf(list: SearchList | undefined): ReadonlyMap<number, Group> {
  const twins = list ? [...twinsOf(list.records)] : []
  return new Map(
    twins.map(([id, each]) => [
      id,
      {
        names: inBoth(each, ({ name }) => name),
        texts: inBoth(each, record => list?.searched.text?.(record) ?? []).flat(),
      },
    ]),
  )
}
