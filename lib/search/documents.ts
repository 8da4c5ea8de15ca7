/**
 * Records of the seed as the search reads them. Both languages of every name are in each record,
 * so that either language finds it, whatever language the answer is in.
 */
import type { Seed } from '@/lib/backend/seed/seed'
import type { Text } from '@/lib/backend/seed/types'
import type { SearchKind } from '@/lib/entities/search-hit'
import { plainText } from '@/lib/text/plain-text'
import { words } from './fold'
import { LayNames } from './lay-index'
import { foldName, TermMaker } from './terms'

/** A record; the last five fields are what is searched, index terms with spaces between. */
export interface SearchDocument {
  readonly id: number
  readonly kind: SearchKind
  readonly slug: string
  /** Plain text in both languages, as hits show it. */
  readonly title: Text
  /** Folded names in both languages, to see what a query begins with. */
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

interface Source {
  readonly kind: SearchKind
  readonly slug: string
  readonly name: Text
  readonly trade?: readonly string[]
  /** Terms already: many records share a category. */
  readonly topic?: string
  readonly text?: readonly Text[]
}

/** All records that can be found, in both languages at once; ids count from 0. */
export function documentsOf(seed: Seed): SearchDocument[] {
  const make = new TermMaker()
  const lay = new LayNames(make)
  return [...sources(seed, make)].map((source, id) => {
    const { kind, slug, name, trade = [], topic = '', text = [] } = source
    const names = both(name).map(each => words(foldName(each)).join(' '))
    const called = kind === 'doctors' ? trade.map(each => words(foldName(each)).join(' ')) : names
    return {
      id,
      kind,
      slug,
      title: { ru: plainText(name.ru), kk: plainText(name.kk) },
      names,
      often: lay.isOftenAsked(names),
      brevity: 1 + 0.6 / Math.min(...names.map(each => each.split(' ').length)),
      name: make.ofNames(both(name)),
      trade: make.ofNames(trade),
      lay: lay.termsOf(kind, called),
      topic,
      text: make.ofText(text.flatMap(both)),
    }
  })
}

const both = ({ ru, kk }: Text): readonly string[] => [ru, kk]

function* sources(seed: Seed, make: TermMaker): Generator<Source> {
  const topics = (records: readonly { readonly id: number; readonly name: Text }[]) =>
    new Map(records.map(({ id, name }) => [id, make.ofNames(both(name))]))
  const jobTitles = new Map(seed.jobTitles.map(({ id, name }) => [id, both(name)]))
  const parents = new Map(seed.parentCheckUps.map(parent => [parent.id, parent]))
  const serviceTopics = topics(seed.serviceCategories)
  const analysisTopics = topics(seed.analysisCategories)
  const parentTopics = topics(seed.parentCheckUps)

  for (const { slug, name, description, category_service_id } of seed.services) {
    const topic = serviceTopics.get(category_service_id)
    yield { kind: 'services', slug, name, topic, text: [description] }
  }
  for (const { slug, name, job_titles, tags, description } of seed.doctors) {
    const trade = job_titles.flatMap(id => jobTitles.get(id) ?? [])
    yield { kind: 'doctors', slug, name, trade, text: [description, ...tags] }
  }
  for (const { slug, name, category_analysis_id } of seed.analyses) {
    yield { kind: 'analysis', slug, name, topic: analysisTopics.get(category_analysis_id) }
  }
  for (const { slug, name, short_description, parent_id } of seed.checkUps) {
    const text = [short_description, parents.get(parent_id)?.short_description ?? []].flat()
    yield { kind: 'checkups', slug, name, topic: parentTopics.get(parent_id), text }
  }
  for (const { slug, name, description } of seed.promotions) {
    yield { kind: 'promotion', slug, name, text: [description] }
  }
}
