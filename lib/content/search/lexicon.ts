/**
 * What people call things, in Russian and Kazakh: сахар for glucose, окулист for the eye doctor, ОАК
 * for the blood count. The words are tables of `content/search`; the matching is here.
 */
import { AssayNames, type SameNames } from './assay-names'
import { AssayPanels, type Panel } from './assay-panels'
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
   * Professions and examinations that differ from others by a letter or two. A clinic that lacks one
   * has no hits for it: нефролог is no slip of невролог, nor колоноскопия of кольпоскопия.
   */
  readonly notTypos: readonly string[]
}

/** The tables, prepared for looking up. */
export interface Lexicon {
  readonly synonyms: SynonymIndex
  readonly assays: AssayNames
  readonly panels: AssayPanels
  readonly notTypos: WordSet
}

export function lexiconOf(tables: LexiconTables): Lexicon {
  return {
    synonyms: new SynonymIndex(tables.layNames, tables.popular),
    assays: new AssayNames(tables.analysisNames),
    panels: new AssayPanels(tables.panels),
    notTypos: new WordSet(tables.notTypos.join(' ')),
  }
}
