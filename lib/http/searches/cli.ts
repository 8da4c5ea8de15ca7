/** `npm run searches`: what visitors searched for and did not find. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { bookIn, type MissedSearch, readBook } from './book'

const usage = `Lists what visitors searched for without a hit, and what they searched for instead.

  npm run -s searches [-- --json]

  --json    for other programs

A name that people use belongs into the record's name or description, or into a table of search/ in
the content folder (docs/editors.md); or the clinic lacks it.
Reads searches-without-hits.json in DATA_DIR.
`

function textFor(argv: readonly string[]): string {
  if (argv.includes('--help')) return usage
  loadEnvFiles()
  const searches = readBook(bookIn(env().DATA_DIR))
  if (argv.includes('--json')) return `${JSON.stringify(searches, null, 1)}\n`
  if (searches.length === 0) return 'Nothing was searched for in vain so far.\n'
  return `Visitors  Language  Last        Searched for → instead\n${searches.map(line).join('')}`
}

function line({ visitors, locale, last, text, instead }: MissedSearch): string {
  const others = Object.entries(instead)
    .sort(([, a], [, b]) => b - a)
    .map(([other, count]) => `${other} (${count})`)
  const arrow = others.length > 0 ? ` → ${others.join(', ')}` : ''
  return `${String(visitors).padStart(8)}  ${locale.padEnd(8)}  ${last}  ${text}${arrow}\n`
}

process.stdout.write(textFor(process.argv.slice(2)))
