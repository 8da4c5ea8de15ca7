/** `npm run requests`: the clinic's inbox on the command line. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { isInFolder } from '@/lib/clinic/files/in-folder'
import { reasonOf } from '@/lib/errors/reason'
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

/** @throws Error that names the store, the reason and what to check */
async function readRequests(options: CliOptions): Promise<readonly RequestRow[]> {
  loadEnvFiles()
  const file = env().DATABASE_URL ? undefined : databaseFile()
  const [name, variable] = file ? [file, 'DATA_DIR'] : ['in Postgres', 'DATABASE_URL']
  try {
    return await rowsOf(file, options)
  } catch (error) {
    throw new Error(
      `The request store ${name} cannot be read: ${reasonOf(error)}. Check ${variable}.`,
      { cause: error },
    )
  }
}

/** @param file none: Postgres. While there is none yet, it is not created for looking. */
async function rowsOf(
  file: string | undefined,
  options: CliOptions,
): Promise<readonly RequestRow[]> {
  if (file && !isInFolder(file)) return []
  const db = file ? readDatabase(file) : database()
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
