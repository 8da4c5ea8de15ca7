/** What the comparisons of a file with its last good state share. */
import 'server-only'
import type { Entry } from '@/lib/clinic/files/check'

/** What of a record is compared. */
export type Compared = {
  readonly id: number
  readonly slug?: string
}

export type Entries = readonly Entry<Compared>[]

export const isTable = (file: string) => /\.(?:csv|xlsx)$/.test(file)

/** A value of a record that holds no others. */
export interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

export function leaves(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
}
