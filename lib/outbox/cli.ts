/** `npm run requests`: the clinic's inbox on the command line. */
import 'server-only'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CliOptions, parseOptions, usage } from './cli-options'
import { toCsv } from './csv'
import { databaseName } from './database'
import { listRequests } from './list'
import { toTable } from './table'

/** Wrong flags: 2, a store that cannot be read: 1, else 0. */
function main(argv: readonly string[]): number {
  let options: CliOptions
  try {
    options = parseOptions(argv, Date.now())
  } catch (error) {
    return fail(error, 2)
  }
  if (options.help) return print(usage)
  try {
    const rows = listRequests(storeFile(), options)
    if (options.csv) return print(toCsv(rows))
    return print(rows.length > 0 ? toTable(rows) : emptyNote(options))
  } catch (error) {
    return fail(error, 1)
  }
}

function emptyNote({ since, state }: CliOptions): string {
  return since || state ? 'No such requests.\n' : 'No requests yet.\n'
}

function storeFile(): string {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  return resolve(process.env.DATA_DIR || './data', databaseName)
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
process.exitCode = main(process.argv.slice(2))
