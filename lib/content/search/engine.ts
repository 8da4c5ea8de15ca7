/**
 * The search engine: one index of all records, queried with the text as typed and with its other
 * readings (wrong keyboard layout, Latin letters), then with typos corrected, then with a part of
 * the tokens.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Query } from 'minisearch'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { fold, tokenize } from '@/lib/text/fold'
import { respelt } from '@/lib/text/look-alikes'
import { stems, stemTerm } from '@/lib/text/stem'
import { isBlood } from './assay-name'
import type { Corpus } from './corpus'
import { documentMaker, type SearchDocument, type SearchSource, sourcesOf } from './documents'
import {
  allKindWords,
  beginsStopWord,
  isKindWord,
  isStopWord,
  kindsAskedFor,
  meaningful,
  withoutStopWords,
} from './intent'
import type { Lexicon } from './lexicon'
import { NameMatcher } from './name-matcher'
import { NameReader } from './name-reader'
import { isAnalysis, isCalled, type Match, namedFirst, rank, withShort } from './rank'
import { readings } from './readings'
import type { Traits } from './referral-parts'
import { type Reading, readReferral } from './referral-reader'
import { ServiceNames } from './service-names'
import { ShortWords } from './short-words'
import { Vocabulary } from './spelling'
import { TermIndex } from './term-index'

/** Kinds of records to search, and the language of the hits. */
export interface Scope {
  readonly locale: Locale
  readonly kind: SearchKind | null
}

/** A token of a query with its variants in the index. */
interface Part {
  readonly word: string
  readonly query: Query
  /** A stop word, unless it is the prefix of a significant word: «кровь не», «қандағы ма». */
  readonly optional: boolean
}

type Meaning = readonly Part[]

/** What a text has found. */
export interface SearchResult {
  /** Best first. */
  readonly matches: readonly Match[]
  /** Words of the text that were left out, as nothing has all of them. */
  readonly unused: readonly string[]
}

/** Maximum of characters and tokens of a query; the rest is ignored. */
const maxLength = 120
const maxWords = 8
const maxShortWords = 2
/** Maximum of records that a search with a part of the tokens may visit. */
const partBudget = 2000
/** Records listed for a query that only names their kind. */
const listLength = 8

/** «В 12» is the name of a vitamin, whose letter is else a stop word. */
const joined = (text: string) => respelt(text).replace(/^(\p{L})\s+(\d{1,2})$/u, '$1$2')

const boost = { name: 4, specialties: 4, synonyms: 3, topic: 1.2, text: 0.35 } as const
/**
 * BM25 without length normalisation: few records have all fields, so an average length says
 * nothing.
 */
const bm25 = { k: 1.2, b: 0, d: 0.3 } as const
const weights = { prefix: 0.3, fuzzy: 0 } as const
/** Boost of a word in the query's form, in addition to the 1 of its stem. */
const sameForm = 0.4
/** Boost of the stem of a word that is probably unfinished. */
const doubtfulStem = 0.03

/** An indexed record, and its source to detect changes by. */
interface Entry {
  readonly source: SearchSource
  readonly document: SearchDocument
}

export class SearchEngine {
  /** By kind and the backend's id. */
  private entries = new Map<string, Entry>()
  /** By id, in the order of the lists. */
  private documents = new Map<number, SearchDocument>()
  private readonly index = new TermIndex({
    fields: Object.keys(boost),
    // Documents are tokenised already.
    stringifyField: terms => terms,
    tokenize: terms => terms as unknown as string[],
    processTerm: term => term,
    searchOptions: { boost, bm25, weights, tokenize: word => [word], processTerm: word => word },
  })
  private readonly vocabulary = new Vocabulary()
  private readonly shortWords = new ShortWords()
  /** Of the analyses. */
  private reader: NameReader<SearchDocument>
  private nextId = 0

  constructor(private readonly lexicon: Lexicon) {
    this.reader = new NameReader(new NameMatcher(lexicon))
    this.vocabulary.add(allKindWords)
  }

  /**
   * Replaces the records, as a generator so that the caller can yield to the event loop. Only new
   * and changed records are indexed again; each record is found meanwhile.
   */
  *update(corpus: Corpus): Generator<void> {
    const make = documentMaker(this.lexicon)
    const wanted = new Map<string, Entry>()
    for (const source of sourcesOf(corpus)) {
      const key = `${source.kind} ${source.record}`
      const known = this.entries.get(key)
      const isSame = known !== undefined && isDeepStrictEqual(known.source, source)
      const document = isSame ? known.document : make(this.nextId++, source)
      wanted.set(key, { source, document })
      yield
    }
    let namesChanged = false
    const gone = new Set<number>()
    for (const [key, { document }] of this.entries) {
      const other = wanted.get(key)?.document
      if (other === document) continue
      gone.add(document.id)
      namesChanged ||= isListed(document)
      this.remove(document)
      if (other) this.add(other)
      yield
    }
    for (const { document } of wanted.values()) {
      if (this.documents.has(document.id)) continue
      this.add(document)
      namesChanged ||= isListed(document)
      yield
    }
    this.entries = wanted
    this.documents = new Map([...wanted.values()].map(({ document }) => [document.id, document]))
    for (const [place, { document }] of [...wanted.values()].entries()) document.place = place
    if (gone.size > 0) this.shortWords.forget(gone)
    this.vocabulary.sort()
    if (namesChanged) yield* this.matchNames()
  }

  /** Replaces the matcher; until it is complete, that of the records before is in use. */
  private *matchNames(): Generator<void> {
    const matcher = new NameMatcher<SearchDocument>(this.lexicon)
    for (const document of this.documents.values()) {
      if (!isAnalysis(document)) continue
      matcher.add(document, document.keys, document.variantOf, document.parts)
      yield
    }
    const services = [...this.documents.values()].filter(({ kind }) => kind === 'services')
    this.reader = new NameReader(matcher, new ServiceNames(services, word => matcher.knows(word)))
  }

  /** What a doctor's referral orders, in its order. */
  readReferral(text: string, traits: Traits<SearchDocument>): readonly Reading<SearchDocument>[] {
    return readReferral(text, this.reader, traits)
  }

  private add(document: SearchDocument): void {
    this.index.add(document)
    this.documents.set(document.id, document)
    this.shortWords.add(document)
    this.vocabulary.add(wordsIn(document))
  }

  private remove(document: SearchDocument): void {
    this.index.remove(document)
    this.documents.delete(document.id)
    this.vocabulary.remove(wordsIn(document))
  }

  /** Blank text and unknown words find nothing. */
  search(text: string, scope: Scope): SearchResult {
    const { likely, unlikely } = readings(joined(text.trim().slice(0, maxLength)))
    const meant = likely.flatMap(reading => this.meaningOf(reading))
    const all = [...meant, ...unlikely.flatMap(reading => this.meaningOf(reading))]
    const said = this.said(meant, scope)
    const named = this.named(likely, said === null, scope)
    if (said) {
      const asTyped = hasCalled(said, withoutOptional(meant[0] ?? []))
      return { matches: namedFirst(said, named, text, asTyped), unused: [] }
    }
    const whole =
      this.best(meant.map(begun), scope) ??
      this.best(meant.flatMap(withoutBlood), scope) ??
      this.best(this.corrected(all.map(withoutOptional)), scope)
    const { matches, unused } = whole
      ? { matches: whole, unused: [] }
      : this.inPart(withoutOptional(meant[0] ?? []), scope)
    const isWhole = named.length > 0 || matches.length === 0
    return {
      matches: namedFirst(isWhole && !whole ? analysesFirst(matches) : matches, named, text, false),
      unused: isWhole ? [] : asWritten(unused, text),
    }
  }

  /**
   * The analyses that the text names, in its order, as it was typed or else as it may be read: the
   * `d` of «витамин d» is the key of «в», too.
   */
  private named(texts: readonly string[], corrects: boolean, { kind, locale }: Scope) {
    if (kind !== null && kind !== 'analysis') return []
    for (const text of texts) {
      const named =
        this.reader.names(text, corrects) ??
        this.reader.names(withoutStopWords(text), corrects) ??
        []
      // During an update the matcher still has records that were replaced.
      const documents = [...new Set(named)].filter(
        document =>
          document.slug[locale] !== undefined && this.documents.get(document.id) === document,
      )
      if (documents.length > 0) return documents
    }
    return []
  }

  /** Empty for blank text, else one meaning. */
  private meaningOf(reading: string): Meaning[] {
    const tokens = meaningful(tokenize(fold(reading))).slice(0, maxWords)
    const telling = tokens.filter(word => !isStopWord(word))
    const parts = tokens
      .filter(word => telling.length < 2 || word !== tokens.at(-1) || !this.isStopWordPrefix(word))
      .map((word): Part => ({ word, query: this.asTyped(word), optional: isStopWord(word) }))
    if (telling.length === 0) return parts.length > 0 ? [parts.map(required)] : []
    const worth = ({ word, optional }: Part) =>
      !optional || isShort(word) || this.vocabulary.isUnfinished(word)
    return [parts.filter(worth)]
  }

  /** A prefix of a stop word that is a prefix of no name: «узи цен». */
  private isStopWordPrefix(word: string): boolean {
    return !isShort(word) && beginsStopWord(word) && this.vocabulary.frequency(word) === 0
  }

  private asTyped(word: string): Query {
    return this.vocabulary.isUnfinished(word) ? unfinished(word) : exactly(word)
  }

  /**
   * Finds the text as typed, then its other readings unless every token is known: `can` begins
   * Candida and is кан in Latin letters, `ubc` is a name.
   */
  private said(meant: readonly Meaning[], scope: Scope): readonly Match[] | null {
    const [asItStands = [], ...others] = meant
    const found = this.find(asItStands, scope)
    const isKnown = asItStands.every(({ word }) => this.vocabulary.has(word))
    const other = found.length > 0 && isKnown ? null : this.best(others, scope)
    const seen = new Set(found.map(({ document }) => document))
    const all = [...found, ...(other ?? []).filter(({ document }) => !seen.has(document))]
    return all.length > 0 ? all : null
  }

  private best(meanings: readonly Meaning[], scope: Scope): readonly Match[] | null {
    const [first] = meanings
      .map(meaning => this.find(meaning, scope))
      .filter(matches => matches.length > 0)
      .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    return first ?? null
  }

  /** Records that match every token except those that only name the kind. */
  private find(meaning: Meaning, scope: Scope): readonly Match[] {
    const content = meaning.filter(({ word }) => !isKindWord(word))
    if (content.every(({ optional }) => optional)) return this.findKinds(meaning, scope)
    const long = content.filter(({ word }) => !isShort(word))
    const short = content.filter(({ word }) => isShort(word)).slice(0, maxShortWords)
    const shortWords = short.map(({ word, optional }) => ({
      scores: this.shortWords.scoresOf(word),
      optional,
    }))
    const found =
      withoutOptional(long).length > 0
        ? this.ask(long, scope)
        : this.having(shortWords.find(({ optional }) => !optional)?.scores, scope)
    return rank(tokensOf(meaning), withShort(found, shortWords), scope.locale)
  }

  private ask(meaning: Meaning, scope: Scope): readonly Match[] {
    const least = withoutOptional(meaning)
    const meanings = least.length < meaning.length ? [least, meaning] : [meaning]
    const found = this.index.search({ combineWith: 'OR', queries: meanings.map(everyWord) })
    return found.flatMap(({ id, score }) => this.match(id, score, scope))
  }

  private having(scores: ReadonlyMap<number, number> | undefined, scope: Scope) {
    return [...(scores?.keys() ?? [])].flatMap(id => this.match(id, 0, scope))
  }

  private all(scope: Scope): readonly Match[] {
    return [...this.documents.keys()].flatMap(id => this.match(id, 0, scope))
  }

  /** A record has a page only in the languages it exists in. */
  private match(id: number, score: number, { kind, locale }: Scope): readonly Match[] {
    const document = this.documents.get(id)
    if (document?.slug[locale] === undefined) return []
    return kind === null || document.kind === kind ? [{ document, score }] : []
  }

  /** `анализы`, `скидки`: records so named, then the first of the kind. */
  private findKinds(meaning: Meaning, scope: Scope): readonly Match[] {
    const tokens = tokensOf(meaning)
    const named = this.ask(meaning, scope)
    const score = Math.max(1, ...named.map(each => each.score)) / 4
    const seen = new Set(named.map(({ document }) => document))
    const listed = kindsAskedFor(tokens)
      .filter(kind => (scope.kind ?? kind) === kind)
      .flatMap(kind => this.firstOf({ ...scope, kind }, seen))
      .map(document => ({ document, score }))
    return rank(tokens, [...named, ...listed], scope.locale)
  }

  private firstOf(scope: Scope, except: ReadonlySet<SearchDocument>) {
    const records = this.all(scope)
      .map(({ document }) => document)
      .filter(each => !except.has(each))
    const popular = records.filter(each => each.popular)
    return [...new Set([...popular, ...records])].slice(0, listLength)
  }

  /** Readings whose unknown tokens can all be corrected, those with the fewest edits. */
  private corrected(meanings: readonly Meaning[]): readonly Meaning[] {
    const attempts = meanings.flatMap(meaning => {
      const corrected = meaning.flatMap((part, index) => this.correct(part, meaning, index) ?? [])
      if (corrected.length < meaning.length) return []
      return [{ corrected, typos: corrected.reduce((sum, { typos }) => sum + typos, 0) }]
    })
    const fewest = Math.min(...attempts.map(({ typos }) => typos))
    return attempts.filter(({ typos }) => typos === fewest).map(({ corrected }) => corrected)
  }

  /** A known token as it is, another as its closest known ones; `null` when none is close. */
  private correct(part: Part, { length }: Meaning, position: number) {
    if (this.vocabulary.frequency(part.word) > 0) return { ...part, typos: 0 }
    if (this.lexicon.notTypos.has(part.word)) return null
    const found = this.vocabulary.corrections(part.word, position === length - 1)
    const [closest] = found
    if (!closest) return null
    const queries = found.map(
      ({ word, distance }): Query => ({
        queries: [exactly(word)],
        boostTerm: () => 1 / (1 + distance),
      }),
    )
    const query: Query = { combineWith: 'OR', queries }
    return { ...part, word: closest.word, query, typos: closest.distance }
  }

  /**
   * Records that match the most tokens, when none matches all; the rarest tokens count. All match the
   * same ones as the best: «стоматолог завтра» does not find dentists, and whoever has «завтра».
   */
  private inPart(meaning: Meaning, scope: Scope): SearchResult {
    const content = meaning.filter(({ word }) => !isKindWord(word))
    const answers = new Map<number, { words: readonly string[]; score: number }>()
    for (const { query, asked } of this.rarest(content.filter(({ word }) => !isShort(word)))) {
      for (const { id, score } of this.index.search(query)) {
        const answer = answers.get(id) ?? { words: [], score: 0 }
        answers.set(id, { words: [...answer.words, asked], score: answer.score + score })
      }
    }
    const mostWords = Math.max(0, ...[...answers.values()].map(({ words }) => words.length))
    const found = [...answers].filter(([, { words }]) => words.length === mostWords)
    const ranked = rank(
      tokensOf(meaning),
      found.flatMap(([id, { score }]) => this.match(id, score, scope)),
      scope.locale,
    )
    const wordsOf = ({ document }: Match) => answers.get(document.id)?.words ?? []
    const used = ranked[0] ? wordsOf(ranked[0]) : []
    return {
      matches: ranked.filter(match => wordsOf(match).every(word => used.includes(word))),
      unused: tokensOf(content).filter(word => !used.includes(word)),
    }
  }

  /** The rarest known tokens, as many as the budget allows, at least one. */
  private rarest(meaning: Meaning) {
    let budget = partBudget
    return meaning
      .flatMap((part, index) => {
        const known = this.correct(part, meaning, index)
        return known ? [{ ...known, asked: part.word }] : []
      })
      .map(part => ({ ...part, frequency: this.vocabulary.frequency(part.word) }))
      .sort((a, b) => a.frequency - b.frequency)
      .filter(({ frequency }, index) => {
        budget -= frequency
        return index === 0 || budget >= 0
      })
  }
}

const isListed = (document: SearchDocument) => isAnalysis(document) || document.kind === 'services'

/** Words that typos are corrected to; descriptions are left out. */
const wordsIn = ({ name, specialties, synonyms, topic }: SearchDocument) => [
  ...name,
  ...specialties,
  ...synonyms,
  ...topic,
]

/** Tokens as the words of the text that they are from. */
function asWritten(tokens: readonly string[], text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}-]+/gu) ?? []
  const found = tokens.map(
    token => words.find(word => tokenize(fold(word)).includes(token)) ?? token,
  )
  return [...new Set(found)]
}

const required = (part: Part): Part => ({ ...part, optional: false })

/** Too short for the index, as it is a prefix of too many words. */
const isShort = (word: string) => word.length <= 2

const everyWord = (meaning: Meaning): Query => ({
  combineWith: 'AND',
  queries: meaning.map(({ query }) => query),
})

const withoutOptional = (meaning: Meaning) => meaning.filter(({ optional }) => !optional)

/** «Кровь на глисты»: the analyses that people call by the other words. */
function withoutBlood(meaning: Meaning): readonly Meaning[] {
  const others = meaning.filter(({ word }) => !isBlood(word))
  const isTelling = others.some(({ word, optional }) => !optional && !isKindWord(word))
  return isTelling && others.length < meaning.length ? [others] : []
}

/** What has a part of the words stands behind what all of them name: «свёртываемость крови». */
const analysesFirst = (matches: readonly Match[]) =>
  [...matches].sort((a, b) => Number(isAnalysis(b.document)) - Number(isAnalysis(a.document)))

/** Whether a match is called so, and does not only have the words in its description. */
const hasCalled = (matches: readonly Match[], meaning: Meaning) =>
  matches.some(({ document }) => isCalled(document, tokensOf(meaning), true))

const tokensOf = (meaning: Meaning) => meaning.map(({ word }) => word)

/** The word as written or as a prefix; its stem as a whole term only. */
function exactly(word: string): Query {
  const written: Query = { queries: [word], prefix: true, boostTerm: () => sameForm }
  return { combineWith: 'OR', queries: [written, ...stems(word).map(stemTerm)] }
}

/**
 * A word that is being typed has no ending yet: `карди` is no form of `қарсы`, whose stem is кар
 * as well. Its stem is searched with a low boost, as `сердце` begins сердцебиение and is a word.
 */
function unfinished(word: string): Query {
  const written: Query = { queries: [word], prefix: true }
  const formed: Query = { queries: stems(word).map(stemTerm), boostTerm: () => doubtfulStem }
  return { combineWith: 'OR', queries: [written, formed] }
}

/** Each word as a prefix, in names and, only here, in descriptions. */
function begun(meaning: Meaning): Meaning {
  return meaning.map(part => {
    const queries = [part.word, stemTerm(part.word)]
    return { ...part, query: { combineWith: 'OR', prefix: true, queries } }
  })
}
