/**
 * The price lists that the clinic publishes as sheets (`PRICE_LIST_URL`, `SERVICES_PRICE_LIST_URL`):
 * the copy that was fetched last is read in place of the table.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The variable with the address of each table's sheet; its copy has that name, as findings do. */
export const publishedTables = {
  'analyses.csv': 'PRICE_LIST_URL',
  'services.csv': 'SERVICES_PRICE_LIST_URL',
} as const

export type PublishedTable = keyof typeof publishedTables

export const publishedTableNames = Object.keys(publishedTables) as readonly PublishedTable[]

/** The name of the copy by its format. */
export function copyName(table: PublishedTable, isBook: boolean): string {
  return `${publishedTables[table]}.${isBook ? 'xlsx' : 'csv'}`
}

/** The table that a file is read for: `analyses.csv` for `analyses.xlsx` and for the copy of its sheet. */
export function tableOf(file: string): string {
  const published = publishedTableNames.find(table => file.startsWith(`${publishedTables[table]}.`))
  return published ?? file.replace(/xlsx$/, 'csv')
}

/** Does not read `env()`, as `contentDir` does not. */
export function publishedFolder(): string {
  const data = process.env.DATA_DIR || 'data'
  return join(/* turbopackIgnore: true */ resolve(/* turbopackIgnore: true */ data), 'price-list')
}

/** The name of the copy of a table; `undefined`: no sheet is published, or none was fetched yet. */
export function publishedCopy(table: string): string | undefined {
  if (!isPublishable(table) || !process.env[publishedTables[table]]) return undefined
  const folder = publishedFolder()
  return [false, true]
    .map(isBook => copyName(table, isBook))
    .find(name => existsSync(join(/* turbopackIgnore: true */ folder, name)))
}

/** The names of all copies that are read. */
export function publishedCopies(): readonly string[] {
  return publishedTableNames.flatMap(table => publishedCopy(table) ?? [])
}

/** Whether a file is the name of a copy. */
export function isCopy(file: string): boolean {
  return Object.values(publishedTables).some(
    name => file === `${name}.csv` || file === `${name}.xlsx`,
  )
}

/** Whether a table is read from a published sheet. */
export function isPublished(table: string): boolean {
  return publishedCopy(table) !== undefined
}

function isPublishable(table: string): table is PublishedTable {
  return table in publishedTables
}
