/**
 * Words of one or two letters begin too many others to be asked for in the index: which records
 * have such a word, or one that begins so, is worked out when a record is added.
 */
import type { SearchDocument } from './documents'
import { isStem, type Terms } from './terms'

/** In the measure of the index. */
const scores = { beginsOther: 3, begins: 6, synonyms: 12, name: 20 } as const

/** From here on the word is one of its own and not the beginning of another. */
export const ownWord: number = scores.synonyms

const longest = 2
/** One number for a record and its score, as there are hundreds of thousands: above all scores. */
const stride = 32

export class ShortWords {
  /** By beginning. */
  private readonly found = new Map<string, number[]>()

  add({ id, names, name, jobTitles, synonyms, topic }: SearchDocument): void {
    const best = new Map<string, number>()
    const note = (terms: Terms, begins: number, whole: number) => {
      for (const term of terms) {
        if (isStem(term)) continue
        for (let length = 1; length <= longest && length <= term.length; length++) {
          const beginning = term.slice(0, length)
          const score = length === term.length ? whole : begins
          if ((best.get(beginning) ?? 0) < score) best.set(beginning, score)
        }
      }
    }
    for (const each of names) note(each.split(' '), scores.begins, scores.name)
    note(name, scores.beginsOther, scores.name)
    note(jobTitles, scores.beginsOther, scores.name)
    note(synonyms, scores.beginsOther, scores.synonyms)
    note(topic, scores.beginsOther, scores.beginsOther)
    for (const [beginning, score] of best) {
      const records = this.found.get(beginning)
      if (records) records.push(id * stride + score)
      else this.found.set(beginning, [id * stride + score])
    }
  }

  /** Without these records from now on. */
  forget(ids: ReadonlySet<number>): void {
    for (const [beginning, records] of this.found) {
      const left = records.filter(each => !ids.has(Math.floor(each / stride)))
      if (left.length === 0) this.found.delete(beginning)
      else if (left.length < records.length) this.found.set(beginning, left)
    }
  }

  /** How well each record answers the word; others do not. */
  scoresOf(word: string): ReadonlyMap<number, number> {
    const records = this.found.get(word) ?? []
    return new Map(records.map(each => [Math.floor(each / stride), each % stride]))
  }
}
