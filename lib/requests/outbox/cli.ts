/** `npm run requests`: the clinic's inbox on the command line. */
import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { type CliOptions, parseOptions, usage } from './cli-options'
import { type ConversionTarget, conversionsOf, keysIn } from './conversions'
import { toCsv } from './csv'
import { database, databaseFile } from './database'
import { listRequests } from './list-requests'
import { readDatabase } from './sqlite'
import { toTable } from './terminal-table'
import type { RequestRow } from './types'

/** Wrong flags: 2, a store that cannot be read: 1, else 0. */
async function main(argv: readonly string[]): Promise<number> {
  let options: CliOptions
  try {
    options = parseOptions(argv, Date.now())
  } catch (error) {
    return fail(error, 2)
  }
  if (options.help) return print(usage)
  try {
    const rows = await readRequests(options)
    if (options.conversions) return printConversions(rows, options.conversions, options)
    if (options.csv) return print(toCsv(rows))
    return print(rows.length > 0 ? toTable(rows) : emptyNote(options))
  } catch (error) {
    return fail(error, 1)
  }
}

/** How many have nothing to tell goes to the terminal, not into the file. */
function printConversions(
  rows: readonly RequestRow[],
  target: ConversionTarget,
  { goal, keys }: CliOptions,
): number {
  const chosen = keys === undefined ? undefined : keysIn(readFileSync(keys, 'utf8'))
  const { file, count, left } = conversionsOf(rows, target, { goal, chosen })
  process.stderr.write(`${count} conversions; left out as nothing leads to their click: ${left}\n`)
  return print(file)
}

function emptyNote({ since, state }: CliOptions): string {
  return since || state ? 'No such requests.\n' : 'No requests yet.\n'
}

/** Empty when there is no file yet, which is not created for looking. */
async function readRequests(options: CliOptions): Promise<readonly RequestRow[]> {
  loadEnvFiles()
  const isShared = Boolean(env().DATABASE_URL)
  if (!isShared && !existsSync(databaseFile())) return []
  const db = isShared ? database() : readDatabase(databaseFile())
  try {
    return await listRequests(db, options)
  } finally {
    await db.destroy()
  }
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(error: unknown, code: number): number {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  if (code === 2) process.stderr.write('Try: npm run requests -- --help\n')
  return code
}

// `| head` closes the pipe early; that is no error.
process.stdout.on('error', () => process.exit(0))
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code
})
