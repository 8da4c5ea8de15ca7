/**
 * The search engine: one index of all records, queried with the text as typed and with its other
 * readings (wrong keyboard layout, Latin letters), then with typos corrected, then with a part of
 * the tokens.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Query } from 'minisearch'
import type { Hours } from '@/lib/clinic/hours'
import { receivesWhen } from '@/lib/doctors/reception'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { fold, tokenize } from '@/lib/text/fold'
import { respelt } from '@/lib/text/look-alikes'
import { roots, russianStem, stems, stemTerm } from '@/lib/text/stem'
import { type AskedAge, isForAge, withoutAge } from './age'
import { isBlood } from './assay-name'
import type { Corpus } from './corpus'
import { documentMaker, type SearchDocument, type SearchSource, sourcesOf } from './documents'
import {
  allKindWords,
  beginsStopWord,
  isKindWord,
  isReceivingWord,
  isStopWord,
  kindsAskedFor,
  meaningful,
  withoutStopWords,
} from './intent'
import { type Lexicon, spellingOf } from './lexicon'
import { NameMatcher } from './name-matcher'
import { NameReader } from './name-reader'
import {
  isAnalysis,
  isCalled,
  type Match,
  namedFirst,
  rank,
  setFor,
  setsFirst,
  withShort,
} from './rank'
import { readings } from './readings'
import type { Traits } from './referral-parts'
import { type Reading, readReferral } from './referral-reader'
import { asksForService, ServiceNames } from './service-names'
import { ShortWords } from './short-words'
import { type Correction, Vocabulary } from './spelling'
import { wordsOf } from './split-referral'
import { TermIndex } from './term-index'
import type { Terms } from './terms'
import { whenOf } from './when'

/** Kinds of records to search, the language of the hits, and whom they are for. */
export interface Scope {
  readonly locale: Locale
  readonly kind: SearchKind | null
  readonly age?: AskedAge | null
}

/** A token of a query with its variants in the index. */
interface Part {
  readonly word: string
  readonly query: Query
  /** A stop word, unless it is the prefix of a significant word («кровь не», «қандағы ма»), or a condition. */
  readonly optional: boolean
  /** What was typed in place of the word. */
  readonly typed?: string
}

type Meaning = readonly Part[]

/** What a text has found. */
export interface SearchResult {
  /** Best first. */
  readonly matches: readonly Match[]
  /** Words of the text that were left out, as nothing has all of them. */
  readonly unused: readonly string[]
  /** For whom, when, where or how, as far as the best matches do not say it: «ребёнку», «вечером». */
  readonly conditions: readonly string[]
  readonly corrected: readonly Corrected[]
  /** A match is called so, and does not only have the words in its description. */
  readonly called: boolean
  /** What the text names of the offers, among other words. */
  readonly orders: readonly Match[]
}

/** A word of the text, and the one that was looked for in its place. */
export interface Corrected {
  readonly from: string
  readonly to: string
}

/** Matches and the meaning that found them. */
interface Found {
  readonly matches: readonly Match[]
  readonly meaning: Meaning
}

/** A question in quotation marks is meant as it stands. */
const quoted = /^\s*["«“„].*["»”“]\s*$/u
/** Letters; a shorter word is too close to others. */
const minBent = 6
/** How many of the best matches a condition is looked for in. */
const firstMatches = 3

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

const alwaysOpen: Hours = {
  week: Array.from({ length: 7 }, () => [{ opens: '0:00', closes: '24:00' }]),
  special: [],
}

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

  constructor(
    private readonly lexicon: Lexicon,
    private readonly clinicHours: () => Hours = () => alwaysOpen,
  ) {
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
    const names = new ServiceNames(services, word => matcher.knows(word), this.lexicon.conditions)
    this.reader = new NameReader(matcher, names)
  }

  /** What a doctor's referral orders, in its order. */
  readReferral(text: string, traits: Traits<SearchDocument>): readonly Reading<SearchDocument>[] {
    return readReferral(text, this.reader, traits)
  }

  /** The set of analyses that a text asks for: «анализы перед операцией». */
  setFor(text: string): SearchDocument | undefined {
    const tokens = meaningful(tokenize(fold(text))).filter(
      token => !this.lexicon.conditions.has(token),
    )
    return setFor([...this.documents.values()], tokens, text)
  }

  /** The set whose name, or one of what the clinic says that it is called, is the whole text. */
  setCalled(text: string): SearchDocument | undefined {
    const words = (name: string) =>
      meaningful(tokenize(fold(name)))
        .filter(token => !isKindWord(token))
        .join(' ')
    const asked = words(text)
    const isCalledSo = (names: string) =>
      asked !== '' && names.split(',').some(name => words(name) === asked)
    return [...this.documents.values()].find(
      ({ kind, spoken }) => kind === 'sets' && spoken.some(isCalledSo),
    )
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
    const isExact = quoted.test(text)
    const [asked, age] = withoutAge(text.trim().slice(0, maxLength))
    const { likely, unlikely } = readings(joined(asked))
    const meant = likely.flatMap(reading => this.meaningOf(reading))
    const [asItStands = []] = meant
    const least = withoutOptional(asItStands)
    const aged = { ...scope, age, kind: scope.kind ?? this.kindOf(least) }
    const found = this.said(meant, aged)
    const exactly = this.named(likely, false, scope)
    const named =
      found || exactly.length > 0 || !this.isMendable(asItStands, isExact)
        ? exactly
        : this.named(likely, true, scope)
    const isFoundSo = found !== null && hasCalled(found, least)
    const orders = isExact || isFoundSo || named.length > 0 ? [] : this.ordersIn(asked, scope)
    const result = (
      matches: readonly Match[],
      isCalledSo: boolean,
      more: Partial<SearchResult>,
    ) => {
      const first = setsFirst(namedFirst(matches, named, text, isCalledSo), tokensOf(least), text)
      const conditions = this.unsaid(asItStands, first, text, age)
      const called = isCalledSo || named.length > 0
      const ordered = ordersFirst(orders, [])
      return {
        matches: first,
        unused: [],
        corrected: [],
        conditions,
        called,
        orders: ordered,
        ...more,
      }
    }
    if (found) return result(ordersFirst(orders, found), isFoundSo, {})
    const whole =
      this.best(meant.map(this.begun), aged) ?? this.best(meant.flatMap(withoutBlood), aged)
    if (whole) return result(ordersFirst(orders, whole), hasCalled(whole, least), {})
    const all = [...meant, ...unlikely.flatMap(reading => this.meaningOf(reading))]
    const mended =
      isExact || orders.length > 0
        ? null
        : this.bestOf(this.corrected(all.map(withoutOptional)), aged)
    if (mended) return result(mended.matches, true, { corrected: this.mendedIn(mended, text) })
    const part = this.inPart(least, aged, isExact)
    if (orders.length > 0) {
      const said = orders.flatMap(order => order.words)
      const unused = tokensOf(least).filter(word => !isKindWord(word) && !said.includes(word))
      return result(ordersFirst(orders, part.matches), false, { unused: asWritten(unused, text) })
    }
    const isWhole = named.length > 0 || part.matches.length === 0
    if (!isWhole && this.isNotOffered(part.meaning, part.unused)) return result([], false, {})
    if (isWhole) {
      const guessed = exactly.length === 0 ? this.guessed(asked, named[0], scope) : []
      return result(named.length > 0 ? analysesFirst(part.matches) : [], false, {
        corrected: guessed,
      })
    }
    const corrected = this.mendedIn(part, text)
    return result(part.matches, false, { unused: asWritten(part.unused, text), corrected })
  }

  /** What a sentence asks for by its name, as a list would: «УЗИ щитовидки и ТТГ, болит шея». */
  private ordersIn(text: string, { kind, locale }: Scope): readonly Order[] {
    const words = wordsOf(text)
    const { matcher } = this.reader
    return this.reader.read(text, words, maxOrderWords).flatMap(piece => {
      const said = text.slice(words[piece.from]?.start, words[piece.to - 1]?.end)
      const isOrder = (document: SearchDocument) =>
        isAnalysis(document) || asksForService(said) || isNamedIn(document, said)
      const found =
        piece.kind === 'name' && !matcher.isMaterial(said)
          ? piece.naming.called
          : piece.kind === 'service'
            ? piece.services
            : []
      const records = found.filter(
        document =>
          isOrder(document) &&
          document.slug[locale] !== undefined &&
          (kind ?? document.kind) === document.kind &&
          this.documents.get(document.id) === document,
      )
      const isClear = records.length > 0 && records.length <= firstMatches
      return isClear ? [{ records, words: tokenize(fold(said)) }] : []
    })
  }

  /** «Скидка пенсионерам» is no programme for them. */
  private kindOf(meaning: Meaning): SearchKind | null {
    const [kind, ...more] = kindsAskedFor(tokensOf(meaning).filter(isKindWord))
    const isFor = ({ word }: Part) => isKindWord(word) || this.lexicon.conditions.holds(word)
    return kind === 'promotion' && more.length === 0 && meaning.every(isFor) ? kind : null
  }

  /** The conditions that the best matches do not speak of. */
  private unsaid(
    meaning: Meaning,
    matches: readonly Match[],
    text: string,
    age: AskedAge | null,
  ): readonly string[] {
    const first = matches.slice(0, firstMatches).map(({ document }) => document)
    if (first.length === 0) return []
    const words = meaning.flatMap(({ word, optional }) =>
      optional && this.lexicon.conditions.has(word) ? [word] : [],
    )
    const times = words.filter(whenOf)
    const isThen = (document: SearchDocument) =>
      this.isThen(
        document,
        times.filter(word => !speaksOf(document, word)),
      )
    const unsaid = words.filter(
      word =>
        !first.some(document => speaksOf(document, word) || (whenOf(word) && isThen(document))),
    )
    const isAgeSaid = !age || first.some(document => isForAge(document, age) === true)
    return [...asWritten(unsaid, text), ...(isAgeSaid ? [] : [age.text])]
  }

  /** What was corrected, as it was typed and as names and tables write it. */
  private mendedIn({ matches, meaning }: Found, text: string): readonly Corrected[] {
    const spelling = spellingOf(
      matches.slice(0, firstMatches).flatMap(({ document }) => document.spoken),
    )
    return meaning.flatMap(({ word, typed }) => {
      if (typed === undefined) return []
      const [from = typed] = asWritten([typed], text)
      return {
        from,
        to: (spelling.get(word) ?? this.lexicon.spelling.get(word) ?? word).toLowerCase(),
      }
    })
  }

  /** Whether each word is known, or long enough to be a slip that a reader follows. */
  private isMendable(meaning: Meaning, isExact: boolean): boolean {
    const { notTypos } = this.lexicon
    const canBend = (word: string) => word.length >= minBent && !notTypos.holds(word)
    return (
      !isExact && meaning.every(({ word }) => this.vocabulary.frequency(word) > 0 || canBend(word))
    )
  }

  /** An analysis that was guessed from words that no name has. */
  private guessed(text: string, named: SearchDocument | undefined, { locale }: Scope) {
    const words = tokenize(fold(text))
    const isKnown = words.every(word => this.vocabulary.frequency(word) > 0)
    return named && !isKnown ? [{ from: text, to: named.title[locale] ?? '' }] : []
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
    const { conditions } = this.lexicon
    const isNeeded = (word: string) => !isKindWord(word) && !conditions.has(word)
    const isCondition =
      telling.some(isNeeded) || asksWhoReceives(telling)
        ? (word: string) => conditions.has(word)
        : () => false
    const parts = tokens
      .filter(word => telling.length < 2 || word !== tokens.at(-1) || !this.isStopWordPrefix(word))
      .map(
        (word): Part => ({
          word,
          query: this.asTyped(word),
          optional: isStopWord(word) || isCondition(word),
        }),
      )
    if (telling.length === 0) return parts.length > 0 ? [parts.map(required)] : []
    const worth = ({ word, optional }: Part) =>
      !optional || isShort(word) || isCondition(word) || this.vocabulary.isUnfinished(word)
    return [parts.filter(worth)]
  }

  /** A prefix of a stop word that is a prefix of no name: «узи цен». */
  private isStopWordPrefix(word: string): boolean {
    return !isShort(word) && beginsStopWord(word) && this.vocabulary.frequency(word) === 0
  }

  private asTyped(word: string): Query {
    if (this.isEveryday(word)) return called(word)
    return this.vocabulary.isUnfinished(word) ? unfinished(word) : exactly(word)
  }

  /** A word that is said of many things, and by which none here is called: it is not bent. */
  private isEveryday(word: string): boolean {
    const { lexicon, vocabulary } = this
    return lexicon.notTypos.holds(word) && !vocabulary.has(word) && !vocabulary.isUnfinished(word)
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
    const all = together(found, other ?? [])
    return all.length > 0 ? all : null
  }

  private best(meanings: readonly Meaning[], scope: Scope): readonly Match[] | null {
    return this.bestOf(meanings, scope)?.matches ?? null
  }

  private bestOf(meanings: readonly Meaning[], scope: Scope): Found | null {
    const [first] = meanings
      .map(meaning => ({ meaning, matches: this.find(meaning, scope) }))
      .filter(({ matches }) => matches.length > 0)
      .sort((a, b) => (b.matches[0]?.score ?? 0) - (a.matches[0]?.score ?? 0))
    return first ?? null
  }

  /** Records that match every token except those that only name the kind. */
  private find(meaning: Meaning, scope: Scope): readonly Match[] {
    const content = meaning.filter(({ word }) => !isKindWord(word))
    const needed = content.filter(({ optional }) => !optional)
    const asksWho = needed.every(({ word }) => isReceivingWord(word))
    if (needed.length === 0 || (asksWho && asksWhoReceives(saidIn(meaning))))
      return this.findKinds(meaning, scope)
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
    const telling = meaning.filter(({ word, optional }) => !optional || isStopWord(word))
    const ranked = rank(tokensOf(telling), withShort(found, shortWords), scope)
    return this.fitting(ranked, tokensOf(meaning.filter(part => !telling.includes(part))))
  }

  /** Of the doctors those who have the conditions, if there are any: who works on Saturdays, or speaks a language. */
  private fitting(matches: readonly Match[], conditions: readonly string[]): readonly Match[] {
    if (conditions.length === 0) return matches
    const fits = ({ document }: Match) =>
      document.kind === 'doctors' &&
      this.isThen(
        document,
        conditions.filter(
          word => !has(document.synonyms, word) && !has(document.specialties, word),
        ),
      )
    return matches.some(fits)
      ? matches.filter(match => match.document.kind !== 'doctors' || fits(match))
      : matches
  }

  /** Whether a doctor receives when all of the words say: «сегодня вечером» is one time. */
  private isThen({ reception }: SearchDocument, words: readonly string[]): boolean {
    if (words.length === 0) return true
    const when = words.map(whenOf)
    return (
      when.every(each => each !== undefined) &&
      reception !== undefined &&
      receivesWhen(reception, this.clinicHours(), when, Date.now())
    )
  }

  /** Records that match what is required; each optional word that they have, too, adds to the score. */
  private ask(meaning: Meaning, scope: Scope): readonly Match[] {
    const least = withoutOptional(meaning)
    const more = meaning.filter(({ optional }) => optional)
    const meanings = [least, ...more.map(part => [...least, part])]
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
    const asked = saidIn(meaning)
    const then = asksWhoReceives(asked) ? asked.filter(word => whenOf(word)) : []
    const named = then.length > 0 ? [] : this.ask(meaning, scope)
    const score = Math.max(1, ...named.map(each => each.score)) / 4
    const seen = new Set(named.map(({ document }) => document))
    const kinds: readonly SearchKind[] = then.length > 0 ? ['doctors'] : kindsAskedFor(tokens)
    const listed = kinds
      .filter(kind => (scope.kind ?? kind) === kind)
      .flatMap(kind => this.firstOf({ ...scope, kind }, seen, then))
      .map(document => ({ document, score }))
    const said = tokens.filter(word => !then.includes(word))
    return rank(said, [...named, ...listed], scope)
  }

  private firstOf(scope: Scope, except: ReadonlySet<SearchDocument>, then: readonly string[]) {
    const records = this.fitting(this.all(scope), then)
      .map(({ document }) => document)
      .filter(each => !except.has(each))
    const popular = records.filter(each => each.popular)
    return [...new Set([...popular, ...records])].slice(0, listLength)
  }

  private readonly begun = (meaning: Meaning): Meaning =>
    meaning.map(part => (this.isEveryday(part.word) ? part : begun(part)))

  /** Whether a part of the text is what is done elsewhere, and the rest is no name: «рентген лёгких». */
  private isNotOffered(meaning: Meaning, unused: readonly string[]): boolean {
    const { lexicon, reader, vocabulary } = this
    const isElsewhere = (word: string) =>
      vocabulary.frequency(word) === 0 && (lexicon.notTypos.holds(word) || asksForOffer(word))
    const elsewhere = unused.filter(isElsewhere).length
    return elsewhere >= meaning.length && !meaning.some(({ word }) => reader.matcher.isName(word))
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
    const found = this.vocabulary
      .corrections(part.word, position === length - 1)
      .filter(correction => isFollowed(part.word, correction))
    const [closest] = found
    if (!closest) return null
    const queries = found.map(
      ({ word, distance }): Query => ({
        queries: [exactly(word)],
        boostTerm: () => 1 / (1 + distance),
      }),
    )
    const query: Query = { combineWith: 'OR', queries }
    return { ...part, word: closest.word, query, typed: part.word, typos: closest.distance }
  }

  /**
   * Records that match the most tokens, when none matches all; the rarest tokens count. All match the
   * same ones as the best: «стоматолог завтра» does not find dentists, and whoever has «завтра».
   */
  private inPart(meaning: Meaning, scope: Scope, isExact: boolean) {
    const content = meaning.filter(({ word }) => !isKindWord(word))
    const answers = new Map<number, { words: readonly string[]; score: number }>()
    const named = new Set<number>()
    const rarest = this.rarest(content.filter(({ word }) => !isShort(word)))
    for (const { query, asked, typed } of rarest) {
      if (isExact && typed !== undefined) continue
      for (const { id } of this.index.search({ fields: calledBy, queries: [query] })) named.add(id)
      for (const { id, score } of this.index.search(query)) {
        const answer = answers.get(id) ?? { words: [], score: 0 }
        answers.set(id, { words: [...answer.words, asked], score: answer.score + score })
      }
    }
    // Words of descriptions alone tell little.
    const likely = [...answers].filter(([id]) => named.has(id))
    const mostWords = Math.max(0, ...likely.map(([, { words }]) => words.length))
    const found = likely.filter(([, { words }]) => words.length === mostWords)
    const ranked = rank(
      tokensOf(meaning),
      found.flatMap(([id, { score }]) => this.match(id, score, scope)),
      scope,
    )
    const wordsOf = ({ document }: Match) => answers.get(document.id)?.words ?? []
    const used = ranked[0] ? wordsOf(ranked[0]) : []
    return {
      matches: ranked.filter(match => wordsOf(match).every(word => used.includes(word))),
      unused: tokensOf(content).filter(word => !used.includes(word)),
      meaning: rarest.filter(({ asked }) => used.includes(asked)),
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

/** A piece of a sentence that is the name of what is offered. */
interface Order {
  readonly records: readonly SearchDocument[]
  readonly words: readonly string[]
}

/** Words of a name within a sentence. */
const maxOrderWords = 5

/** A service is named by what it is, and not by the part of the body. */
function isNamedIn({ names: [russian = '', kazakh = ''] }: SearchDocument, said: string): boolean {
  const words = tokenize(fold(said)).map(russianStem)
  // It stands first in Russian, and last in Kazakh.
  const heads = [russian.split(' ')[0], kazakh === russian ? '' : kazakh.split(' ').at(-1)]
  return heads.some(head => head && !isKindWord(head) && words.includes(russianStem(head)))
}

/** Several orders are the answer; one stands before what the other words find. */
function ordersFirst(orders: readonly Order[], matches: readonly Match[]): readonly Match[] {
  const [first, ...more] = orders
  if (!first) return matches
  const score = matches[0]?.score ?? 1
  const named = [...new Set([first, ...more].flatMap(({ records }) => records))].map(document => ({
    document,
    score,
  }))
  return more.length > 0 ? named : together(named, matches)
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

/** What a record is called by: a word of its description tells little of it. */
const calledBy = Object.keys(boost).filter(field => field !== 'text')

/** As a word of names alone, in the forms of Russian, as the endings of Kazakh leave too little: «такси». */
function called(word: string): Query {
  return { combineWith: 'OR', fields: calledBy, queries: [word, stemTerm(russianStem(word))] }
}

/** A word as a prefix, in names and, only here, in descriptions. */
function begun(part: Part): Part {
  const queries = [part.word, stemTerm(part.word), ...roots(part.word)]
  return { ...part, query: { combineWith: 'OR', prefix: true, queries } }
}

/** A correction that a reader follows: of no short word, and with the same beginning. */
function isFollowed(word: string, { word: to, distance }: Correction): boolean {
  const isWhole = Number.isInteger(distance)
  const limit = word.length < minBent ? 0 : isWhole && word.length >= 8 ? 2 : 1.5
  if (distance > limit) return isWhole && (isSwapped(word, to) || lacksLetter(word, to))
  return to.charAt(0) === word.charAt(0) || (isWhole && word.length >= 7 && distance < 2)
}

const has = (terms: Terms, word: string) =>
  terms.includes(word) || stems(word).some(stem => terms.includes(stemTerm(stem)))

/** Two neighbours of the same letters: «сахра». */
const isSwapped = (word: string, to: string) =>
  word.charAt(0) === to.charAt(0) && sorted(word) === sorted(to)

/** A letter left out of a short word: «сахр», «серца». */
const lacksLetter = (word: string, to: string) =>
  to.length === word.length + 1 && to.charAt(0) === word.charAt(0)

const sorted = (word: string) => [...word].sort().join('')

/** Both, each record once. */
function together(matches: readonly Match[], others: readonly Match[]): readonly Match[] {
  const seen = new Set(matches.map(({ document }) => document))
  return [...matches, ...others.filter(({ document }) => !seen.has(document))]
}

/** Its words, without those that say nothing: «кто». */
const saidIn = (meaning: Meaning) => tokensOf(meaning).filter(word => !isStopWord(word))

/** «Врач в субботу», «қазір қабылдайтын»: of a visit, or of doctors, and when. */
const asksWhoReceives = (tokens: readonly string[]) =>
  tokens.some(token => whenOf(token) !== undefined) &&
  tokens.some(isReceiving) &&
  tokens.every(token => isKindWord(token) || isReceiving(token) || whenOf(token) !== undefined)

/** An examination or a profession, and no word of all of them. */
const asksForOffer = (token: string) =>
  !isKindWord(token) &&
  kindsAskedFor([token]).some(kind => kind === 'services' || kind === 'doctors')

const isReceiving = (token: string) =>
  isReceivingWord(token) || kindsAskedFor([token]).includes('doctors')

/** Whether any field of a record has the word. */
function speaksOf(
  { name, specialties, synonyms, topic, text }: SearchDocument,
  word: string,
): boolean {
  return [name, specialties, synonyms, topic, text].some(terms => has(terms, word))
}
