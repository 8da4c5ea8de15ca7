/**
 * Near-duplicates among thousands of texts. A text is a set of shingles (runs of words), similarity
 * is the Jaccard index of two sets. MinHash chooses the pairs to compare, so that the time does not
 * grow with the square of the number of texts.
 */

/** Sorted hashes of the runs of words of a text, each once. */
export type Shingles = Uint32Array

/** @param size words in a shingle; without numbers, so that another price makes no difference */
export function shinglesOf(text: string, size: number): Shingles {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const runs = new Set<number>()
  for (let at = 0; at + size <= words.length; at += 1) {
    runs.add(hashOf(words.slice(at, at + size).join(' ')))
  }
  return Uint32Array.from(runs).sort()
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** 0–1; two texts without a run have nothing in common. */
export function similarity(a: Shingles, b: Shingles): number {
  let common = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left = 0, right = 0] = [a[i], b[j]]
    if (left === right) common += 1
    if (left <= right) i += 1
    if (right <= left) j += 1
  }
  const all = a.length + b.length - common
  return all === 0 ? 0 : common / all
}

export interface Group<T> {
  /** The others are compared with the first. */
  readonly items: readonly T[]
  /** The lowest similarity in the group. */
  readonly similarity: number
}

/** Bands of MinHash: two texts of similarity 0.8 share a band with a probability of 99 %. */
const bands = 20
const rows = 7

/** Maximum number of groups that a text is compared with, those with most shared bands first. */
const maxCandidates = 50

/**
 * Groups of at least two items: a first one and those similar to it.
 * @param minSimilarity of a group's items to its first, not below 0.8
 */
export function nearGroups<T>(
  items: readonly T[],
  shinglesOfItem: (item: T) => Shingles,
  minSimilarity: number,
): Group<T>[] {
  const buckets = new Map<string, Open<T>[]>()
  const groups: Open<T>[] = []
  for (const item of items) {
    const shingles = shinglesOfItem(item)
    if (shingles.length === 0) continue
    const keys = keysOf(shingles)
    const best = closest(shingles, mostOften(keys.flatMap(key => buckets.get(key) ?? [])))
    if (best && best.similarity >= minSimilarity) {
      best.group.items.push(item)
      best.group.similarity = Math.min(best.group.similarity, best.similarity)
      continue
    }
    const group: Open<T> = { items: [item], shingles, similarity: 1 }
    groups.push(group)
    for (const key of keys) {
      const bucket = buckets.get(key)
      if (bucket) bucket.push(group)
      else buckets.set(key, [group])
    }
  }
  return groups.filter(group => group.items.length > 1)
}

interface Open<T> {
  readonly items: T[]
  /** Of the first item. */
  readonly shingles: Shingles
  similarity: number
}

function mostOften<T>(met: readonly T[]): T[] {
  const counts = new Map<T, number>()
  for (const each of met) counts.set(each, (counts.get(each) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, maxCandidates).map(([each]) => each)
}

function closest<T>(shingles: Shingles, groups: Iterable<Open<T>>) {
  let best: { readonly group: Open<T>; readonly similarity: number } | undefined
  for (const group of groups) {
    const own = similarity(shingles, group.shingles)
    if (!best || own > best.similarity) best = { group, similarity: own }
  }
  return best
}

/** Constants of the hash functions of MinHash, the same in every run. */
const orders = Array.from({ length: bands * rows }, (_, index) => ({
  factor: (Math.imul(index + 1, 0x9e3779b1) | 1) >>> 0,
  sum: Math.imul(index + 7, 0x85ebca6b) >>> 0,
}))

function keysOf(shingles: Shingles): string[] {
  const minima = orders.map(({ factor, sum }) => {
    let min = 0xffffffff
    for (const hash of shingles) {
      const mixed = Math.imul(hash, factor) + sum
      const value = (mixed ^ (mixed >>> 15)) >>> 0
      if (value < min) min = value
    }
    return min
  })
  return Array.from(
    { length: bands },
    (_, band) => `${band}:${minima.slice(band * rows, band * rows + rows)}`,
  )
}
