/** The clinic's labels of doctors ("Ведёт приём на казахском") as a filter of their list. */
import type { Doctor } from '@/lib/kinds/doctor'

type Tagged = Pick<Doctor, 'tags'>

/** A label of a single doctor is no filter. */
const minDoctors = 2

/** More would be a list to read, not a filter. */
const maxTags = 8

/** Labels that several doctors share, the most frequent first. */
export function sharedTags(doctors: readonly Tagged[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of doctors.flatMap(({ tags }) => [...new Set(tags)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= minDoctors)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxTags)
    .map(([tag]) => tag)
}

/** Doctors who have all of the labels. */
export function withTags<T extends Tagged>(
  doctors: readonly T[],
  wanted: readonly string[],
): readonly T[] {
  return doctors.filter(({ tags }) => wanted.every(tag => tags.includes(tag)))
}
