/**
 * The price list that the clinic publishes as a sheet (`PRICE_LIST_URL`): the copy that was fetched
 * last is read in place of the table of analyses.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const publishedTable = 'analyses.csv'

/** Names of the copy, by its format; findings have them, too. */
export const publishedNames = { csv: 'PRICE_LIST_URL.csv', xlsx: 'PRICE_LIST_URL.xlsx' } as const

/** Does not read `env()`, as `contentDir` does not. */
export function publishedFolder(): string {
  const data = process.env.DATA_DIR || 'data'
  return join(resolve(/* turbopackIgnore: true */ data), 'price-list')
}

/** The name of the copy; `undefined`: no sheet is published, or none was fetched yet. */
export function publishedCopy(): string | undefined {
  if (!process.env.PRICE_LIST_URL) return undefined
  const folder = publishedFolder()
  return Object.values(publishedNames).find(name =>
    existsSync(join(/* turbopackIgnore: true */ folder, name)),
  )
}

/** Whether a table is read from the published sheet. */
export function isPublished(table: string): boolean {
  return table === publishedTable && publishedCopy() !== undefined
}
