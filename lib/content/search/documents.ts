/**
 * Records as search documents. Each has its names in both languages, so that either language finds
 * it, whatever the language of the page.
 */
import type { SearchKind } from '@/lib/content/entities/search-hit'
import { locales } from '@/lib/routing/locales'
import { tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { recordKeys, sameNames } from './assay-name'
import {
  type Corpus,
  inBoth,
  type SearchList,
  type SearchRecord,
  type Twins,
  twinsOf,
} from './corpus'
import { foldedTokens, synonymIndex } from './lay-index'
import { foldName, TermMaker } from './terms'

/** A document; the last five fields are indexed, terms separated by spaces. */
export interface SearchDocument {
  /** Its place in the index. */
  readonly id: number
  /** The id its backend gave it. */
  readonly record: number
  readonly kind: SearchKind
  /** In the languages that have the record, as are the titles. */
  readonly slug: Twins<string>
  /** Plain text, as hits show it. */
  readonly title: Twins<string>
  /** Folded names in the order of the languages, to see what a query begins with. */
  readonly names: readonly string[]
  /** Of an analysis: the forms of its names, to see whether a query is one of them. */
  readonly keys: readonly string[]
  readonly popular: boolean
  /** 1 and more: a match of a short name says more than one of a long name. */
  readonly brevity: number
  readonly name: string
  /** Job titles of a doctor. */
  readonly jobTitles: string
  readonly synonyms: string
  /** Category or family. */
  readonly topic: string
  /** Description, stems only. */
  readonly text: string
}

interface Source {
  readonly record: number
  readonly kind: SearchKind
  readonly twins: Twins<SearchRecord>
  readonly jobTitles: readonly string[]
  /** Terms already: many records share a category. */
  readonly topic: string
  readonly text: readonly string[]
}

/** All records that can be found, one after another; ids count from 0. */
export function* documentsOf(corpus: Corpus): Generator<SearchDocument> {
  const make = new TermMaker()
  let id = 0
  for (const { record, kind, twins, jobTitles, topic, text } of sources(corpus, make)) {
    const title = mapped(twins, ({ name }) => plainText(name))
    const titles = Object.values(title)
    const [first = ''] = titles
    const folded = locales.map(locale => foldName(title[locale] ?? first))
    const names = folded.map(each => tokenize(each).join(' '))
    const keys = kind === 'analysis' ? [...new Set([...new Set(titles)].flatMap(recordKeys))] : []
    const also =
      kind === 'analysis'
        ? synonymIndex().ofAnalysis(names, sameNames(keys))
        : synonymIndex().of(kind, kind === 'doctors' ? jobTitles.map(foldedTokens) : names)
    yield {
      id,
      record,
      kind,
      slug: mapped(twins, ({ slug }) => slug),
      title,
      names,
      keys,
      popular: also.popular,
      brevity: 1 + 0.6 / Math.min(...names.map(each => each.split(' ').length)),
      name: make.ofFolded(folded),
      jobTitles: make.ofNames(jobTitles),
      synonyms: [...new Set(also.terms)].join(' '),
      topic,
      text: make.ofText(text),
    }
    id += 1
  }
}

function mapped<T, R>(twins: Twins<T>, say: (record: T) => R): Twins<R> {
  return Object.fromEntries(
    locales.flatMap(locale => {
      const record = twins[locale]
      return record === undefined ? [] : [[locale, say(record)]]
    }),
  )
}

function* sources(corpus: Corpus, make: TermMaker): Generator<Source> {
  const groups = new Map<string, ReadonlyMap<number, Group>>()
  const topics = new Map<string, string>()
  const termsOf = (names: readonly string[]) => {
    const key = names.join('|')
    const terms = topics.get(key) ?? make.ofNames(names)
    topics.set(key, terms)
    return terms
  }
  for (const { searched, records } of Object.values(corpus)) {
    if (!searched.as) continue
    const { as: kind, group = '', groupId, jobTitles, topic, text } = searched
    const found = groups.get(group) ?? groupsOf(corpus[group])
    groups.set(group, found)
    for (const [record, twins] of twinsOf(records)) {
      const [id] = inBoth(twins, each => groupId?.(each))
      const { names = [], texts = [] } = found.get(id ?? 0) ?? {}
      const own = inBoth(twins, each => topic?.(each) ?? []).flat()
      yield {
        ...{ record, kind, twins },
        jobTitles: inBoth(twins, each => jobTitles?.(each) ?? []).flat(),
        topic: termsOf([...own, ...names]),
        text: [...inBoth(twins, each => text?.(each) ?? []).flat(), ...texts],
      }
    }
  }
}

/** What a record gives to those that belong to it, in both languages. */
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
