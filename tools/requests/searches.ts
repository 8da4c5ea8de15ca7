/** `npm run searches`: what visitors searched for and did not find. */
import 'server-only'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { reasonOf } from '@/lib/errors/reason'
import { bookIn, type MissedSearch, readBook } from '@/lib/http/searches/book'

const usage = `Lists what visitors searched for without a hit, and what they searched for instead: what three or
more of them asked for within the last 90 days, without digits and without words that may be names.

  npm run -s searches [-- --json]

  --json    for other programs
  --help    this text

A name that people use belongs into the record's name or description, or into a table of search/ in
the content folder (docs/editors.md); or the clinic lacks it.
Reads searches-without-hits.json in DATA_DIR.
`

/** @returns the exit code: 2 for wrong flags, 1 when the file cannot be read, else 0 */
function main(argv: readonly string[]): number {
  let flags: { readonly json: boolean; readonly help: boolean }
  try {
    flags = flagsIn(argv)
  } catch (error) {
    return fail(`${reasonOf(error)}\nTry: npm run -s searches -- --help`, 2)
  }
  if (flags.help) return print(usage)
  try {
    loadEnvFiles()
    return print(textOf(readBook(bookIn(resolve(env().DATA_DIR))), flags.json))
  } catch (error) {
    return fail(`The searches cannot be read: ${reasonOf(error)}`, 1)
  }
}

function flagsIn(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values
}

function textOf(searches: readonly MissedSearch[], isJson: boolean): string {
  if (isJson) return `${JSON.stringify(searches, null, 1)}\n`
  if (searches.length === 0)
    return 'Nothing was searched for in vain by three visitors or more so far.\n'
  return `Visitors  Language  Last        Searched for → instead\n${searches.map(line).join('')}`
}

function line({ visitors, locale, last, text, instead }: MissedSearch): string {
  const others = Object.entries(instead)
    .sort(([, a], [, b]) => b - a)
    .map(([other, count]) => `${other} (${count})`)
  const arrow = others.length > 0 ? ` → ${others.join(', ')}` : ''
  return `${String(visitors).padStart(8)}  ${locale.padEnd(8)}  ${last}  ${text}${arrow}\n`
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}

// `| head` closes the pipe early; that is no error.
process.stdout.on('error', () => process.exit(0))
process.exitCode = main(process.argv.slice(2))
