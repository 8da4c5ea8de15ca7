/** Services by the words that they are called by, in both languages; a list names few of all words. */
import { fold, tokenize } from '@/lib/text/fold'
import { stems, stemTerm } from '@/lib/text/stem'
import { isKindWord, isStopWord } from './intent'
import { memoise } from './memoise'
import type { Terms } from './terms'
import type { WordSet } from './word-set'

/** What is an examination, a visit or a vaccination, and no analysis. */
const serviceWords =
  /(?<!\p{L})(?:узи|удз|мрт|кт|рентген\p{L}*|экг|ээг|консульт\p{L}*|конс|при[её]м|осмотр\p{L}*|прививк\p{L}*|снимок|флюорограф\p{L}*|кеңес\p{L}*|қабылдау\p{L}*)(?!\p{L})/iu

/** Whether words ask for something that is no analysis, the clinic's or not. */
export const asksForService = (text: string): boolean => serviceWords.test(text)

interface ServiceTerms {
  readonly name: Terms
  readonly synonyms: Terms
  /** Folded names. */
  readonly names: readonly string[]
}

/** The search offers a tomography for it; who is sent to it needs it. */
const xray = /рентген|флюорограф|мамограф|(?<!\p{L})флг(?!\p{L})/u

/** «ЭКГ» is not ordered as a visit with it. */
const visit = /прием|консул|осмотр|кенес|кабилдау/u
const doctor = /(?:лог|апевт|ирург|иатр|ортопед|лор|окулист)/u

/** A visit for children is no other one: «консультация ЛОР». */
const childs = /детск|дет(?:ям|еи)|ребен|балалар|балага/u

/** Cut short: «УЗИ щит. железы». */
const cutWord = /(\p{L}{2,})\./gu

/** Alone it names nothing: «суточная». */
const adjective = /(?:ая|ни|ои|ое|ее|ие|ого|ую|их)$/u

/** Of a time or a purpose, in analyses of no kind: «во время», «кезіндегі», «арналған». */
const frame =
  /^(?:врем[яе]\p{L}*|кез\p{L}{2,}|арнал\p{L}*|беремен\p{L}*|жукт\p{L}*|мужчин\p{L}*|женшин\p{L}*)$/u

export class ServiceNames<T extends ServiceTerms> {
  private readonly byTerm = new Map<string, Set<T>>()

  /** @param isElse whether a word is one of other names: «щитовидной железы» alone is no ultrasound */
  constructor(
    services: readonly T[],
    private readonly isElse: (word: string) => boolean,
    private readonly conditions: WordSet,
  ) {
    for (const service of services) {
      for (const term of [...service.name, ...service.synonyms]) {
        const known = this.byTerm.get(term) ?? new Set()
        this.byTerm.set(term, known.add(service))
      }
    }
  }

  /** What a text is the name of, the closest first, and alone where it is closer than the others. */
  called(text: string): readonly T[] | null {
    // «МРТ г/м».
    const all = tokenize(fold(text.replace(/(?<!\p{L})(\p{L})\/(\p{L})(?!\p{L})/gu, '$1$2')))
    const words = all.filter(word => !isStopWord(word))
    const telling = words.filter(word => !isKindWord(word))
    const isVague = telling.length < 2 && telling.every(word => adjective.test(word))
    const isFor = telling.length > 0 && telling.every(word => this.conditions.holds(word))
    if (isVague || isFor || telling.every(this.isElse)) return null
    const cut = new Set([...text.matchAll(cutWord)].map(([, word = '']) => fold(word)))
    const having = telling.map(word => (cut.has(word) ? this.beginning(word) : this.having(word)))
    if (having.some(({ size }) => size === 0)) return null
    const [first = [], ...others] = having
    const found = [...first].filter(each => others.every(other => other.has(each)))
    const isXray = xray.test(telling.join(' '))
    const isVisit = words.some(word => visit.test(word))
    const isChilds = words.some(word => childs.test(word))
    const named = found.filter(
      ({ names }) =>
        (isChilds || !names.every(name => childs.test(name))) &&
        (!isXray || names.some(name => xray.test(name))) &&
        telling.every(word => !doctor.test(word) || names.some(name => isOf(name, word))) &&
        (isVisit ||
          !names.every(name => visit.test(name)) ||
          telling.some(word => doctor.test(word))),
    )
    if (named.length === 0) return null
    const rated = named
      .map(service => ({ service, far: distance(service, words) }))
      .sort((a, b) => a.far - b.far)
    const least = rated[0]?.far ?? 0
    const closest = rated.filter(({ far }) => far === least)
    return (closest.length === 1 ? closest : rated).map(({ service }) => service)
  }

  /** Whether nothing is named but a kind, for whom and when. */
  isFrame(text: string): boolean {
    const words = tokenize(fold(text))
    const isFor = (word: string) => frame.test(word) || this.conditions.holds(word)
    const isNothing = (word: string) => isStopWord(word) || isKindWord(word) || isFor(word)
    return words.some(isFor) && words.every(isNothing)
  }

  private readonly beginning = memoise((word): ReadonlySet<T> => {
    const terms = [...this.byTerm.keys()].filter(term => term.startsWith(word))
    return new Set(terms.flatMap(term => [...(this.byTerm.get(term) ?? [])]))
  })

  private readonly having = memoise((word): ReadonlySet<T> => {
    const terms = [word, ...stems(word).map(stemTerm)]
    return new Set(terms.flatMap(term => [...(this.byTerm.get(term) ?? [])]))
  })
}

/** A visit is to the doctor who is named, also by the other name of the profession. */
const isOf = (name: string, profession: string) =>
  formsOf(profession).some(form => name.includes(form)) ||
  (/^лор/.test(profession) && /ларинголог/.test(name)) ||
  (/^окулист/.test(profession) && /офтал/.test(name))

/** How many words of the shortest name were not said; less for a name that begins with what was said. */
function distance({ names }: ServiceTerms, words: readonly string[]): number {
  const said = new Set(words.flatMap(formsOf))
  const unsaid = names.map(name => {
    const own = wordsOf(name)
    const first = own[0] !== undefined && formsOf(own[0]).some(form => said.has(form))
    const missing = own.filter(word => !formsOf(word).some(form => said.has(form)))
    return missing.filter(word => !isKindWord(word)).length + missing.length / 8 - (first ? 0.5 : 0)
  })
  return Math.min(...unsaid)
}

const formsOf = memoise(word => [word, ...stems(word)])

const wordsOf = memoise(name => tokenize(name).filter(word => !isStopWord(word)))
