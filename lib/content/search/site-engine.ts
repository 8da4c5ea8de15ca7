/**
 * The search of the site: one index of what the clinic offers, one of its articles. A long text has
 * nearly any words: in one index it would match where no offer has all of them, and keep what is tried
 * then from being tried (other readings, corrections, a part of the words).
 */
import type { Hours } from '@/lib/clinic/hours'
import { articleKind, type SearchKind } from '@/lib/entities/search-hit'
import { fold, tokenize } from '@/lib/text/fold'
import { stems, stemTerm } from '@/lib/text/stem'
import type { Corpus } from './corpus'
import type { SearchDocument } from './documents'
import { type Corrected, type Scope, SearchEngine, type SearchResult } from './engine'
import { isKindWord, isStopWord, kindsAskedFor, meaningful } from './intent'
import type { Lexicon } from './lexicon'
import type { Match } from './rank'
import type { Traits } from './referral-parts'
import type { Reading } from './referral-reader'
import type { Terms } from './terms'

export interface Answer {
  /** Best first, as are the articles. */
  readonly offers: readonly Match[]
  readonly articles: readonly Match[]
  /** The articles answer the text, the offers less so. */
  readonly articlesFirst: boolean
  /** Words of the text that no hit has. */
  readonly unused: readonly string[]
  readonly conditions: readonly string[]
  readonly corrected: readonly Corrected[]
  /** What the text asks of the clinic itself. */
  readonly topic: string | null
}

export class SiteEngine {
  private readonly offers: SearchEngine
  private readonly articles: SearchEngine

  constructor(
    private readonly lexicon: Lexicon,
    hours?: () => Hours,
  ) {
    this.offers = new SearchEngine(lexicon, hours)
    this.articles = new SearchEngine(lexicon)
  }

  /** As {@link SearchEngine.update}. */
  *update(corpus: Corpus): Generator<void> {
    yield* this.offers.update(ofKinds(corpus, kind => kind !== articleKind))
    yield* this.articles.update(ofKinds(corpus, kind => kind === articleKind))
  }

  /** As {@link SearchEngine.readReferral}. */
  readReferral(text: string, traits: Traits<SearchDocument>): readonly Reading<SearchDocument>[] {
    return this.offers.readReferral(text, traits)
  }

  /** As {@link SearchEngine.setFor}. */
  setFor(text: string): SearchDocument | undefined {
    return this.offers.setFor(text)
  }

  /** As {@link SearchEngine.setCalled}. */
  setCalled(text: string): SearchDocument | undefined {
    return this.offers.setCalled(text)
  }

  search(text: string, scope: Scope): Answer {
    const asked = this.lexicon.topics.of(text)
    const topic = scope.kind === null ? (asked?.topic ?? null) : null
    // What is asked of the clinic is not looked for among its offers, unless one is called so.
    const words = tokenize(fold(text)).filter(word => !isStopWord(word))
    // «Бас дәрігер» is no doctor of the head.
    const isCalledSo = ({ matches }: SearchResult) =>
      !words.some(isKindWord) || matches.some(({ document: { name } }) => areIn(name, words))
    const isOther = (found: SearchResult) =>
      asked?.whole ? !isSaid(found) || !isCalledSo(found) : found.unused.length > 0
    const answered = (found: SearchResult) =>
      asked?.isTold && isOther(found)
        ? { ...nothing, matches: besideTopic(found, asked.topic, words) }
        : found
    const none = { offers: [], articles: [], articlesFirst: false, topic }
    if (scope.kind === articleKind) {
      const found = answered(this.articles.search(text, scope))
      return { ...none, ...saidOf(found), articles: found.matches }
    }
    const offers = answered(this.offers.search(text, scope))
    if (scope.kind !== null) return { ...none, ...saidOf(offers), offers: offers.matches }
    const articles = answered(this.articles.search(text, { ...scope, kind: articleKind }))
    const { conditions } = this.lexicon
    const tokens = meaningful(tokenize(fold(text)))
    const telling = tokens.filter(token => !conditions.has(token))
    const stand = beside(offers, articles, telling.length > 0 ? telling : tokens)
    if (asked?.isTold || stand.offers.length + stand.articles.length === 0)
      return { ...stand, topic }
    // A word of it says more than offers that leave out most of the text.
    const isLeftOut = topic !== null && stand.unused.length * 2 > words.length
    return isLeftOut ? { ...none, ...saidOf(nothing) } : { ...stand, topic: null }
  }
}

const nothing: SearchResult = {
  matches: [],
  unused: [],
  conditions: [],
  corrected: [],
  called: false,
  orders: [],
}

/** Topics that are asked of a thing: what is named stays beside the answer. */
const ofThings: ReadonlySet<string> = new Set(['preparation', 'prices', 'results'])

/** «Подготовка к ФГДС», «сертификат на массаж»: what is named, and the gifts that are called so. */
function besideTopic({ matches, orders }: SearchResult, topic: string, words: readonly string[]) {
  if (ofThings.has(topic)) return orders
  const isGift = ({ document: { kind, name } }: Match) =>
    kind === 'promotion' && words.some(word => areIn(name, [word]))
  return topic === 'gift' ? matches.filter(isGift) : []
}

/** Whether a match is called by all words of the text. */
const isSaid = ({ called, unused, corrected }: SearchResult) =>
  called && unused.length === 0 && corrected.length === 0

const ofKinds = (corpus: Corpus, isMeant: (kind?: SearchKind) => boolean): Corpus =>
  Object.fromEntries(Object.entries(corpus).filter(([, { searched }]) => isMeant(searched.as)))

/**
 * Which articles stand beside the offers. Where these have all words of the text, those that are
 * called so; else also those whose text has all words. First are those that were asked for («статья о
 * сне»), and those that are called so while the offers are not: «сон» begins «сонных артерий».
 */
function beside(
  offers: SearchResult,
  articles: SearchResult,
  tokens: readonly string[],
): Omit<Answer, 'topic'> {
  const telling = tokens.filter(token => !isKindWord(token))
  const isAsked = kindsAskedFor(tokens).includes(articleKind)
  const named = articles.matches.filter(({ document }) => isNamed(document, telling))
  const isWhole = offers.matches.length > 0 && offers.unused.length === 0
  const shown = isAsked || (!isWhole && articles.unused.length === 0) ? articles.matches : named
  const isFirst =
    isAsked ||
    (named.length > 0 &&
      (!isWhole || !offers.matches.some(({ document }) => isNamed(document, telling))))
  const isAnswered = shown.length > 0 && (isFirst || offers.matches.length === 0)
  return {
    offers: offers.matches,
    articles: shown,
    articlesFirst: isFirst,
    ...saidOf(isAnswered ? articles : offers),
  }
}

const saidOf = ({ unused, conditions, corrected }: SearchResult) => ({
  unused,
  conditions,
  corrected,
})

/** Whether each token is a word of its names, in any form; a long one may be the beginning. */
function isNamed(record: SearchDocument, tokens: readonly string[]): boolean {
  const { name, specialties, synonyms, topic } = record
  return areIn([...name, ...specialties, ...synonyms, ...topic], tokens)
}

function areIn(terms: Terms, tokens: readonly string[]): boolean {
  const has = (token: string) =>
    terms.includes(token) ||
    stems(token).some(stem => terms.includes(stemTerm(stem))) ||
    (token.length >= minBeginning && terms.some(term => term.startsWith(token)))
  return tokens.length > 0 && tokens.every(has)
}

/** Letters that are enough to know the word. */
const minBeginning = 4
