/** `npm run indexnow`: tells search engines which pages have changed. */
import 'server-only'
import '@/lib/server/mount-backend'
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { reasonOf } from '@/lib/errors/reason'
import { type Outcome, run } from './run'

const usage = `Tells search engines (IndexNow) which pages have changed since they were last told.

  npm run indexnow -- [--send]

  --send    sends the addresses; without it they are only listed
  --help    this text

Needs SITE_URL and INDEXNOW_KEY. What was told stands in indexnow.json in DATA_DIR.
`

/** Lines printed of a long list. */
const maxLines = 50

/** @returns the exit code: 2 for wrong flags, 1 for a failure, else 0 */
async function main(argv: readonly string[]): Promise<number> {
  let flags: { readonly send: boolean; readonly help: boolean }
  try {
    flags = parseArgs({
      args: [...argv],
      options: {
        send: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return fail(`${reasonOf(error)}\nTry: npm run indexnow -- --help`, 2)
  }
  if (flags.help) return print(usage)
  try {
    loadEnvFiles()
    const outcome = await run(flags)
    print(report(outcome, flags.send))
    return outcome.failure === undefined ? 0 : fail(failureOf(outcome), 1)
  } catch (error) {
    return fail(reasonOf(error), 1)
  }
}

function report({ changes, total, accepted }: Outcome, send: boolean): string {
  const lines = changes.slice(0, maxLines).map(({ kind, url }) => `  ${kind.padEnd(8)} ${url}`)
  const more = changes.length - lines.length
  return [
    `${changes.length} of ${total} pages have changed.`,
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    send ? `${accepted} were accepted.` : 'Nothing was sent. To send: npm run indexnow -- --send',
    '',
  ].join('\n')
}

function failureOf({ failure, changes, accepted }: Outcome): string {
  return `${failure}\n${changes.length - accepted} stay for the next run.`
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
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code
})
