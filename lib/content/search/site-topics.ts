/**
 * What people ask of the clinic itself, in the words of the tables: its prices, hours, licence, parking.
 * Whether the clinic has an answer is known to the site.
 */
import { fold, tokenize } from '@/lib/text/fold'
import { isKindWord, isStopWord } from './intent'
import { WordSet } from './word-set'

/** What a subject of the clinic is called; `topic` is its key. */
export interface TopicNames {
  readonly topic: string
  readonly called: readonly string[]
}

export interface AskedTopic {
  readonly topic: string
  /** The text asks for nothing else. */
  readonly whole: boolean
  /** Else a word of it, and what the clinic offers is likelier. */
  readonly isTold: boolean
}

interface Phrase {
  readonly topic: string
  readonly words: readonly WordSet[]
  /** Written with a plus: it says what is asked, whatever else the text says. */
  readonly isEnough: boolean
}

export class SiteTopics {
  private readonly phrases: readonly Phrase[]

  constructor(
    rows: readonly TopicNames[],
    private readonly conditions: WordSet,
  ) {
    this.phrases = rows
      .flatMap(({ topic, called }) =>
        called.map(name => ({
          topic,
          words: tokenize(fold(name)).map(word => new WordSet(word)),
          isEnough: name.includes('+'),
        })),
      )
      .filter(({ words }) => words.length > 0)
  }

  /** Whether a text has one of the names of a subject. @param least words of the name */
  speaks(topic: string, text: string, least = 1): boolean {
    const phrase = this.longest(tokenize(fold(text)), topic)
    return phrase !== undefined && phrase.words.length >= least
  }

  /** Of the subject that most of the words are of, the longest. */
  private longest(tokens: readonly string[], topic?: string): Phrase | undefined {
    const said = this.phrases.filter(
      phrase => (topic ?? phrase.topic) === phrase.topic && isIn(phrase, tokens),
    )
    const longest = (a: Phrase, b: Phrase) => b.words.length - a.words.length
    const [best] = said.sort(longest)
    const most = (phrase: Phrase) =>
      wordsOf(
        said.filter(each => each.topic === phrase.topic),
        tokens,
      )
    return said
      .filter(({ words }) => words.length === best?.words.length)
      .sort((a, b) => most(b) - most(a))[0]
  }

  /** The subject of a text: that of the longest phrase in it, if this is half of what the text says. */
  of(text: string): AskedTopic | null {
    const tokens = tokenize(fold(text))
    const telling = tokens.filter(word => !isStopWord(word) && !isKindWord(word))
    const significant = telling.filter(word => !this.conditions.has(word))
    const enough = this.phrases.find(phrase => phrase.isEnough && isIn(phrase, tokens))
    if (enough) return { topic: enough.topic, whole: false, isTold: true }
    const best = this.longest(tokens)
    if (!best) return null
    const said = this.phrases.filter(each => each.topic === best.topic && isIn(each, tokens))
    const left = significant.length - wordsOf(said, significant)
    const whole = left === 0
    const isMost = left * 2 <= telling.length && best.words.length > 1
    if (whole || isMost) return { topic: best.topic, whole, isTold: true }
    // In a sentence one long word may be what it asks for.
    const told = telling.length < minSentence ? [] : said.filter(each => isLong(each, significant))
    const isTold = told.some(({ words }) => words.length > 1)
    const isAsked = told.length > 0 || left * 2 < telling.length
    return isAsked ? { topic: best.topic, whole, isTold } : null
  }
}

/** Telling words of a sentence, and letters of a word that tells enough. */
const minSentence = 3
const minTelling = 8

/** How many of the words the phrases say. */
const wordsOf = (phrases: readonly Phrase[], tokens: readonly string[]) =>
  tokens.filter(token => phrases.some(({ words }) => words.some(word => word.has(token)))).length

const isLong = ({ words }: Phrase, tokens: readonly string[]) =>
  words.some(
    word =>
      (word.words[0] ?? '').length >= minTelling &&
      tokens.some(token => token.length >= minTelling && word.has(token)),
  )

const isIn = ({ words }: Phrase, tokens: readonly string[]) =>
  words.every(word => tokens.some(token => word.has(token)))
