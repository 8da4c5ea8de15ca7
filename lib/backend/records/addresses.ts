/**
 * The ids and slugs that the rows of a table were given, beside its last good state: an address
 * stays when rows are reordered, renamed with the same code or id, or removed and brought back.
 */
import 'server-only'
import { z } from 'zod'
import type { Entry } from '@/lib/clinic/files/check'
import { type Given, givenFiles, givenTo } from '@/lib/clinic/files/known-readings'
import { type KnownLines, plainName } from '@/lib/clinic/files/table-lines'
import type { Addresses } from '@/lib/clinic/files/watched'
import { parseJson } from '@/lib/errors/attempt'
import { type Known, knownOf } from './table-rows'

const row = z.tuple([z.string(), z.string(), z.string(), z.string()])

/** What was given to the rows of a table; lines that are damaged are left out. */
export function knownIn({ addresses }: Given): readonly Known[] {
  return addresses.split('\n').flatMap(line => {
    const [code, name, id, slug] = parsed(line) ?? []
    return code === undefined || !name || !id || !slug ? [] : [{ code, name, id, slug }]
  })
}

/** What the lines of a table were taken for before. */
export function knownLines(given: Given): KnownLines {
  return {
    rows: new Set(knownIn(given).map(({ name }) => plainName(name))),
    sections: new Set(given.sections.split('\n').filter(Boolean)),
  }
}

function parsed(line: string): z.infer<typeof row> | undefined {
  return row.safeParse(parseJson(line)).data
}

/** Adds those of a table that is shown. */
export function remember(
  addresses: Addresses,
  file: string,
  entries: readonly Entry<unknown>[],
): void {
  const files = givenFiles(file)
  const rows = entries.map(({ value, lineOf }) => {
    const fields = Object.entries(value ?? {}).map(([field, each]) => [field, String(each ?? '')])
    return { record: Object.fromEntries(fields), line: lineOf([]) ?? 0 }
  })
  const known = knownOf(rows, knownIn(givenTo(file, addresses.read)))
  const lines = known.map(({ code, name, id, slug }) => JSON.stringify([code, name, id, slug]))
  addresses.save(files.addresses, lines.join('\n'))
  const sections = new Set(rows.map(({ record }) => plainName(record.category ?? '')))
  addresses.save(files.sections, [...sections].filter(Boolean).join('\n'))
}
