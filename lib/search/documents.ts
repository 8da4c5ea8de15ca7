/**
 * Records as the search reads them. Both languages of every name are in each document, so that
 * either language finds it, whatever language the answer is in.
 */
import type { SearchKind } from '@/lib/entities/search-hit'
import { locales } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { recordKeys, sameNames } from './assay-name'
import { type Corpus, inBoth, type SearchLists, type Twins, twinsOf } from './corpus'
import { words } from './fold'
import { foldedWords, LayNames } from './lay-index'
import { foldName, TermMaker } from './terms'

/** A record; the last five fields are what is searched, index terms with spaces between. */
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
  readonly often: boolean
  /** 1 and more: a match of a short name says more than one of a long name. */
  readonly brevity: number
  readonly name: string
  /** Job titles of a doctor. */
  readonly trade: string
  readonly lay: string
  /** Category or family. */
  readonly topic: string
  /** Description, stems only. */
  readonly text: string
}

interface Named {
  readonly slug: string
  readonly name: string
}

interface Source {
  readonly record: number
  readonly kind: SearchKind
  readonly twins: Twins<Named>
  readonly trade?: readonly string[]
  /** Terms already: many records share a category. */
  readonly topic?: string | undefined
  readonly text?: readonly string[]
}

/** All records that can be found, one after another; ids count from 0. */
export function* documentsOf(corpus: Corpus): Generator<SearchDocument> {
  const make = new TermMaker()
  const lay = new LayNames(make)
  let id = 0
  for (const { record, kind, twins, trade = [], topic = '', text = [] } of sources(corpus, make)) {
    const title = { ...mapped(twins, ({ name }) => plainText(name)) }
    const [first = ''] = Object.values(title)
    const folded = locales.map(locale => foldName(title[locale] ?? first))
    const names = folded.map(each => words(each).join(' '))
    const also =
      kind === 'analysis'
        ? lay.ofAnalysis(names, sameNames(Object.values(title).flatMap(recordKeys)))
        : lay.of(kind, kind === 'doctors' ? trade.map(foldedWords) : names)
    yield {
      id,
      record,
      kind,
      slug: mapped(twins, ({ slug }) => slug),
      title,
      names,
      often: also.often,
      brevity: 1 + 0.6 / Math.min(...names.map(each => each.split(' ').length)),
      name: make.ofFolded(folded),
      trade: make.ofNames(trade),
      lay: [...new Set(also.terms)].join(' '),
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
  const { ru, kk } = corpus
  const twins = <K extends keyof SearchLists>(list: K) =>
    twinsOf<SearchLists[K][number]>({ ru: ru[list], kk: kk[list] })
  const topicsOf = (list: 'analysisCategories' | 'parentCheckUps') =>
    new Map([...twins(list)].map(([id, each]) => [id, make.ofNames(inBoth(each, nameOf))]))
  const analysisTopics = topicsOf('analysisCategories')
  const parentTopics = topicsOf('parentCheckUps')
  const parents = twins('parentCheckUps')
  const serviceTopics = new Map<string, string>()

  for (const [record, each] of twins('services')) {
    const categories = inBoth(each, service => service.category_service?.name ?? '')
    const key = categories.join('|')
    const topic = serviceTopics.get(key) ?? make.ofNames(categories)
    serviceTopics.set(key, topic)
    const text = inBoth(each, ({ description }) => description)
    yield { record, kind: 'services', twins: each, topic, text }
  }
  for (const [record, each] of twins('doctors')) {
    const trade = inBoth(each, ({ short_info }) => short_info.map(({ specialty }) => specialty))
    const text = inBoth(each, ({ description, tags }) => [description, ...tags])
    yield { record, kind: 'doctors', twins: each, trade: trade.flat(), text: text.flat() }
  }
  for (const [record, each] of twins('analyses')) {
    const [category] = inBoth(each, analysis => analysis.category_analysis_id)
    yield { record, kind: 'analysis', twins: each, topic: analysisTopics.get(category ?? 0) }
  }
  for (const [record, each] of twins('checkUps')) {
    const [parent = 0] = inBoth(each, ({ parent_id }) => parent_id)
    const text = [each, parents.get(parent)].flatMap(some =>
      inBoth<{ readonly short_description: string }, string>(
        some,
        record => record.short_description,
      ),
    )
    yield { record, kind: 'checkups', twins: each, topic: parentTopics.get(parent), text }
  }
  for (const [record, each] of twins('promotions')) {
    const text = inBoth(each, ({ description }) => description)
    yield { record, kind: 'promotion', twins: each, text }
  }
}

const nameOf = ({ name }: { readonly name: string }) => name
