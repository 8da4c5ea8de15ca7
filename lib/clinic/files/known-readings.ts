/**
 * Tables whose rows were read already, by what they were read from: the site and all who compare with its
 * last good state have one reading, which the site has made in a thread.
 */
import { createHash } from 'node:crypto'
import { Slot } from '@/lib/process/slot'
import type { Entries } from './check'
import { hasThreads, inThread } from './in-thread'
import { lately } from './lately'
import type { ReadFile } from './text'

/** All that a reading depends on: plain data, which a thread can be sent. */
export interface TableInput {
  /** Its name, such as `analyses.csv`. */
  readonly table: string
  readonly text: string
  readonly given: Given
}

/** What its rows were given and taken for, as it is written beside the last good state. */
export interface Given {
  readonly addresses: string
  readonly sections: string
}

/** The names of those files. */
export const givenFiles = (table: string): Given => ({
  addresses: `addresses/${table.replace(/csv$/, 'txt')}`,
  sections: `addresses/${table.replace(/csv$/, 'sections.txt')}`,
})

export function givenTo(table: string, read: ReadFile | undefined): Given {
  const { addresses, sections } = givenFiles(table)
  const textOf = (file: string) => read?.(file).text ?? ''
  return { addresses: textOf(addresses), sections: textOf(sections) }
}

/** What a thread sends: the line of an entry in place of the function. */
interface Sent extends Omit<Entries<unknown>, 'entries'> {
  readonly entries: readonly { value: unknown; file: string; line: number | undefined }[]
}

interface Known {
  readonly key: string
  readonly read: Entries<unknown>
}

/** Of a table: as it is now, its last good state, and the former with what its rows were given since. */
const maxKnown = 3

const readings = new Slot<Map<string, readonly Known[]>>('readings').orMake(() => new Map())

/** What was read of a table, else reads it here. @param read gives the same for the same input */
export function readOnce<T>(input: TableInput, read: () => Entries<T>): Entries<T> {
  return (find(input) ?? keep(input, read())) as Entries<T>
}

/** Whether a reading has to be made: nobody in this process has one, or nobody reads the table at all. */
export const isAwaited = (input: TableInput) => readings.has(input.table) && !find(input)

/** Has the rows of a table read in a thread, bounded in time and memory. */
export async function prepareReading(input: TableInput): Promise<void> {
  if (find(input) || !hasThreads()) return
  const sent = await inThread<Sent>('price-list', input)
  keep(input, sent ? received(sent) : tooLarge(input.table))
}

/** What {@link prepareReading} understands. */
export function sendable({ entries, ...rest }: Entries<unknown>): Sent {
  const plain = entries.map(({ value, file, lineOf }) => ({ value, file, line: lineOf([]) }))
  return { ...rest, entries: plain }
}

const received = ({ entries, ...rest }: Sent): Entries<unknown> => ({
  ...rest,
  entries: entries.map(({ line, ...entry }) => ({ ...entry, lineOf: () => line })),
})

const tooLarge = (file: string): Entries<never> => ({
  entries: [],
  findings: [{ file, code: 'largeBook', values: {} }],
  refused: [undefined],
})

function find(input: TableInput): Entries<unknown> | undefined {
  const key = keyOf(input)
  return readings.get(input.table)?.find(each => each.key === key)?.read
}

function keep<T>(input: TableInput, read: Entries<T>): Entries<T> {
  const others = readings.get(input.table) ?? []
  readings.set(input.table, [{ key: keyOf(input), read }, ...others].slice(0, maxKnown))
  return read
}

function keyOf({ table, text, given }: TableInput): string {
  return [table, given.addresses, given.sections, text].map(hashOf).join(' ')
}

const hashOf = (text: string) =>
  lately('hash', text, () => createHash('sha1').update(text).digest('hex'))
