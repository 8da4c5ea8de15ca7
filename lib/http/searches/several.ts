/** Whether several visitors searched for the same, known by hashes in memory alone. */
import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** Fewer may be one person with a phone and a computer. */
export const fewestVisitors = 3

/** Texts that are remembered; beyond it all are forgotten. */
const maxRemembered = 10_000

/** Neither what was searched for nor by whom is in it: hashes with a salt that is nowhere else. */
export class Several {
  private readonly salt = randomBytes(16)
  private readonly visitors = new Map<string, Set<string>>()

  /** The same visitor always has the same one, in this object. */
  hash(text: string): string {
    return createHash('sha256').update(this.salt).update(text).digest('base64')
  }

  /**
   * @param visitor a hash
   * @returns by how many visitors the text has become kept with this one: 0 while there are too few,
   *   all of them when there are enough, then 1 for each; undefined for a visitor who is known
   */
  add(text: string, visitor: string): number | undefined {
    const key = this.hash(text)
    const known = this.visitors.get(key) ?? new Set()
    if (known.has(visitor)) return undefined
    if (!this.visitors.has(key) && this.visitors.size >= maxRemembered) this.visitors.clear()
    this.visitors.set(key, known.add(visitor))
    if (known.size < fewestVisitors) return 0
    return known.size === fewestVisitors ? known.size : 1
  }
}
