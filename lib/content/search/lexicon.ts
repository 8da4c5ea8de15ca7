/**
 * What people call things, in Russian and Kazakh: сахар for glucose, окулист for the eye doctor, ОАК
 * for the blood count. The words are tables of `content/search`; the matching is here.
 */
import { fold, tokenize } from '@/lib/text/fold'
import { AssayNames, type SameNames } from './assay-names'
import { AssayPanels, type Panel } from './assay-panels'
import { stopWords } from './intent'
import { SiteTopics, type TopicNames } from './site-topics'
import { type LayNames, SynonymIndex } from './synonym-index'
import { WordSet } from './word-set'

/** The rows of all tables. */
export interface LexiconTables {
  readonly layNames: readonly LayNames[]
  readonly analysisNames: readonly SameNames[]
  readonly panels: readonly Panel[]
  /** What most visitors mean when several records match alike; written as `names` above. */
  readonly popular: readonly string[]
  /**
   * Professions and examinations that differ from others by a letter or two, and words of every day. A
   * clinic that lacks one has no hits for it: нефролог is no slip of невролог, nor налог of аналог.
   */
  readonly notTypos: readonly string[]
  /** Words that say for whom, when, where or how; they order what the others find: ребёнку, вечером. */
  readonly conditions: readonly string[]
  readonly topics: readonly TopicNames[]
}

/** The tables, prepared for looking up. */
export interface Lexicon {
  readonly synonyms: SynonymIndex
  readonly assays: AssayNames
  readonly panels: AssayPanels
  readonly notTypos: WordSet
  readonly conditions: WordSet
  readonly topics: SiteTopics
  /** All words of the tables, none of which is there as somebody's name. */
  readonly words: WordSet
  /** Folded words as the tables write them, to say what a typo was corrected to. */
  readonly spelling: ReadonlyMap<string, string>
}

export function lexiconOf(tables: LexiconTables): Lexicon {
  const conditions = new WordSet(tables.conditions.join(' '))
  return {
    synonyms: new SynonymIndex(tables.layNames, tables.popular),
    assays: new AssayNames(tables.analysisNames),
    panels: new AssayPanels(tables.panels),
    notTypos: new WordSet(tables.notTypos.join(' ')),
    conditions,
    topics: new SiteTopics(tables.topics, conditions),
    words: new WordSet(
      [
        ...tables.layNames.flatMap(({ names, called }) => [...names, ...called]),
        ...tables.analysisNames.flat(),
        ...tables.panels.flatMap(({ names, parts }) => [...names, ...parts]),
        ...[...tables.notTypos, ...tables.conditions],
        ...tables.topics.flatMap(({ called }) => called),
        ...stopWords,
      ].join(' '),
    ),
    spelling: spellingOf(tables.layNames.flatMap(({ called }) => called)),
  }
}

/** Words of texts by their folded form. */
export function spellingOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const words = texts.flatMap(text => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  return new Map(words.flatMap(word => tokenize(fold(word)).map(token => [token, word] as const)))
}
