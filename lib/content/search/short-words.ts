/**
 * Words of one or two letters are prefixes of too many terms for the index, so the records that
 * have them as a word or a prefix are collected when a record is added.
 */
import type { SearchDocument } from './documents'
import { isStem, type Terms } from './terms'

/** On the scale of the index's scores. */
const scores = { beginsOther: 3, begins: 6, synonyms: 12, name: 20 } as const

/** From this score on it is a whole word, and not the prefix of another. */
export const ownWord: number = scores.synonyms

const maxLength = 2
/** Packs a record's id and score into one number, to save memory; above all scores. */
const stride = 32

export class ShortWords {
  /** By prefix. */
  private readonly found = new Map<string, number[]>()

  add({ id, names, name, specialties, synonyms, topic }: SearchDocument): void {
    const best = new Map<string, number>()
    const note = (terms: Terms, begins: number, whole: number) => {
      for (const term of terms) {
        if (isStem(term)) continue
        for (let length = 1; length <= maxLength && length <= term.length; length++) {
          const prefix = term.slice(0, length)
          const score = length === term.length ? whole : begins
          if ((best.get(prefix) ?? 0) < score) best.set(prefix, score)
        }
      }
    }
    for (const each of names) note(each.split(' '), scores.begins, scores.name)
    note(name, scores.beginsOther, scores.name)
    note(specialties, scores.beginsOther, scores.name)
    note(synonyms, scores.beginsOther, scores.synonyms)
    note(topic, scores.beginsOther, scores.beginsOther)
    for (const [prefix, score] of best) {
      const records = this.found.get(prefix)
      if (records) records.push(id * stride + score)
      else this.found.set(prefix, [id * stride + score])
    }
  }

  forget(ids: ReadonlySet<number>): void {
    for (const [prefix, records] of this.found) {
      const left = records.filter(each => !ids.has(Math.floor(each / stride)))
      if (left.length === 0) this.found.delete(prefix)
      else if (left.length < records.length) this.found.set(prefix, left)
    }
  }

  /** The score of each record that has the word. */
  scoresOf(word: string): ReadonlyMap<number, number> {
    const records = this.found.get(word) ?? []
    return new Map(records.map(each => [Math.floor(each / stride), each % stride]))
  }
}
