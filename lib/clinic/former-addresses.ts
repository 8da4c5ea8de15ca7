/**
 * `redirects.csv`, cached in the process: where addresses of the past lead. A row that is wrong is left
 * out, and named by the check; a table that cannot be read at all leaves the last good one.
 */
import { z } from 'zod'
import type { Entries } from '@/lib/clinic/files/check'
import { SiteValue } from '@/lib/clinic/files/site-value'
import { type CompletedRows, type Row, readTable } from '@/lib/clinic/files/table'
import { hasFile, type ReadFile } from '@/lib/clinic/files/text'
import { rowsOf } from '@/lib/clinic/files/usable-rows'
import {
  type Former,
  formerAddresses,
  type MovedAddress,
  movedFrom,
} from '@/lib/routing/former-address'
import { expects } from '@/lib/text/finding-codes'
import words from '@/messages/tables.json' with { type: 'json' }

/** Its name in the content folder. */
export const redirectsFile = 'redirects.csv'

const path = /^\/(?!\/)[^\s?#]*$/

const table = {
  schema: z.strictObject({
    from: z
      .string()
      .refine(text => text.startsWith('/') || /^https?:\/\//i.test(text), {
        error: expects('formerAddress'),
      })
      .refine(text => URL.canParse(text, 'http://site.invalid'), { error: expects('address') }),
    to: z
      .string()
      .transform(text => (words.gone.includes(text.toLowerCase()) ? null : text))
      .pipe(z.string().regex(path, expects('pathOrGone')).nullable()),
  }),
  required: ['from', 'to'] as const,
  complete: (rows: readonly Row[]): CompletedRows => ({ rows, findings: [], notes: [] }),
}

/** The rows of the table; a clinic without one has none. */
export function readRedirects(read?: ReadFile): Entries<Former> {
  if (!read && !hasFile(redirectsFile)) return { entries: [], findings: [] }
  return readTable(redirectsFile, table, read)
}

export const redirects = rowsOf(redirectsFile, readRedirects)

const addresses = new SiteValue('redirects', { redirects }, readings =>
  formerAddresses(readings.redirects.flatMap(({ entries }) => entries.map(({ value }) => value))),
)

/** Where a former address leads; `null`: it is none. The path has its language prefix. */
export function formerAddress(path: string, search: string): MovedAddress | null {
  return movedFrom(addresses.get(), path, search)
}

/** Loads a changed table. */
export function reloadChangedRedirects(): void {
  addresses.renew()
}
