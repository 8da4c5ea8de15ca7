import { fold, tokenize } from '@/lib/text/fold'
import { russianStem, stems } from '@/lib/text/stem'
import { memoise } from './memoise'

const formsOf = memoise(stems)

/** A set of words that a token is compared with by stem and prefix. */
export class WordSet {
  readonly words: readonly string[]
  private readonly stems: ReadonlySet<string>
  private readonly russianStems: ReadonlySet<string>

  constructor(text: string) {
    this.words = tokenize(fold(text))
    this.stems = new Set(this.words.flatMap(stems))
    this.russianStems = new Set(this.words.map(russianStem))
  }

  /** Whether it is one of the words, in the forms of Russian. */
  holds(token: string): boolean {
    return this.words.includes(token) || this.russianStems.has(russianStem(token))
  }

  /** `анализ`, `анализы` and, while it is being typed, `анал`. */
  has(token: string): boolean {
    if (this.words.includes(token) || formsOf(token).some(stem => this.stems.has(stem))) return true
    return token.length > 3 && this.words.some(word => word.startsWith(token))
  }
}
