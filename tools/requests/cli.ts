/** `npm run requests`: the clinic's inbox on the command line. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { env } from '@/lib/clinic/environment/env'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { isInFolder } from '@/lib/clinic/files/in-folder'
import { reasonOf } from '@/lib/errors/reason'
import { type Chat, chatsWith } from '@/lib/requests/outbox/chats'
import { type ConversionTarget, conversionsOf, keysIn } from '@/lib/requests/outbox/conversions'
import { toCsv } from '@/lib/requests/outbox/csv'
import { database, databaseFile } from '@/lib/requests/outbox/database'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { advice } from '@/lib/requests/outbox/migrations'
import { openPostgres } from '@/lib/requests/outbox/postgres'
import { brokenStores } from '@/lib/requests/outbox/rescue'
import { markRead } from '@/lib/requests/outbox/retention'
import { campaignOf } from '@/lib/requests/outbox/source'
import { openAsItIs, openDatabase, readDatabase } from '@/lib/requests/outbox/sqlite'
import type { RequestRow } from '@/lib/requests/outbox/types'
import { almatyTime } from '@/lib/text/almaty'
import { clinicDay } from '@/lib/text/days'
import { listRequests } from './list-requests'
import { type CliOptions, parseOptions, usage } from './options'
import { forget, requestsOf } from './person'
import { retryDead } from './retry'
import { toTable } from './terminal-table'

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
    if (options.person && options.forget) return print(await forgetPerson(options.person))
    if (options.retry) return print(await retryAll())
    if (options.chat) return print(await chatText(options.chat))
    const rows = await readRequests(options)
    if (options.conversions) return printConversions(rows, options.conversions, options)
    const text = options.csv ? toCsv(rows) : toTable(rows)
    const code = print(rows.length > 0 || options.csv ? text : emptyNote(options))
    await noteRead(rows, options)
    return code
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
  const setting = policySettings[target]
  if (setting && !env()[setting])
    throw new Error(
      `${setting} is not set: the privacy policy has to say what goes to ${target} (docs/marketing.md)`,
    )
  const chosen = keys === undefined ? undefined : keysIn(readFileSync(keys, 'utf8'))
  const { file, count, left } = conversionsOf(rows, target, { goal, chosen })
  process.stderr.write(`${count} conversions; left out as nothing leads to their click: ${left}\n`)
  return print(file)
}

/** What has to be set for the files of companies that learn more than a counter. */
const policySettings: Partial<Record<ConversionTarget, 'META_CONVERSIONS' | 'TIKTOK_CONVERSIONS'>> =
  { meta: 'META_CONVERSIONS', tiktok: 'TIKTOK_CONVERSIONS' }

/** The advertisement of a chat: what it was called, the click, the site and page, and when. */
async function chatText(code: string): Promise<string> {
  const [chat] = await inStores<Chat>(async file => {
    if (file && !isInFolder(file)) return []
    const db = file ? readDatabase(file) : database()
    return closing(db, () => chatsWith(db, code))
  })
  if (!chat) return `${code}: no such chat, or it is kept no longer\n`
  const { first, last = first } = chat.attribution
  const touches = last === first ? [last] : [last, first]
  const lines = touches.flatMap(touch => {
    if (!touch) return []
    const { page, referrer, at, ...labels } = touch
    const named = Object.entries(labels).map(([name, value]) => `${name}=${value}`)
    const when = at ? almatyTime(new Date(at)) : ''
    return [[campaignOf(touch), referrer, page, when, ...named].filter(Boolean).join('  ')]
  })
  return `${code}  ${almatyTime(new Date(chat.createdAt))}\n${lines.map(line => `  ${line}\n`).join('')}`
}

function emptyNote({ since, state, person }: CliOptions): string {
  return since || state || person ? 'No such requests.\n' : 'No requests yet.\n'
}

/** Without the number, so that the line may be kept. */
async function forgetPerson(phone: string): Promise<string> {
  const rows = await inStores(async file => {
    if (file && !isInFolder(file)) return []
    const db = openToChange(file)
    return closing(db, () => forget(db, phone))
  })
  const { BACKUP_DAYS } = env()
  const now = new Date()
  const until = clinicDay(new Date(now.getTime() + BACKUP_DAYS * 86_400_000))
  const waiting = rows.filter(({ state }) => state === 'pending').length
  const broken = brokenStores(databaseFile())
  return [
    `${almatyTime(now)}: ${rows.length} requests of one person were deleted, of them not delivered: ${waiting}.`,
    `Backups of deploy/backup.sh hold them until ${until} at the latest; restoring one brings them back: then run this again.`,
    ...(env().DATABASE_URL
      ? [
          'The write-ahead log of Postgres has their bytes until it is written over; an archive of it keeps them as long as it is kept.',
        ]
      : []),
    ...(broken > 0
      ? [`Damaged stores that are kept as ${databaseFile()}.broken-…: ${broken}.`]
      : []),
    'What the backend, the mailbox, exported tables and copies elsewhere have is to be deleted there.',
    '',
  ].join('\n')
}

async function retryAll(): Promise<string> {
  const counts = await inStores(async file => {
    if (file && !isInFolder(file)) return []
    const db = openToChange(file)
    return closing(db, async () => [await retryDead(db)])
  }, false)
  const { requests, emails } = counts[0] ?? { requests: 0n, emails: 0n }
  return `${requests} requests and ${emails} e-mails are sent again.\n`
}

const openToChange = (file: string | undefined) =>
  file ? openDatabase(file) : openPostgres(env().DATABASE_URL ?? '')

/** The site deletes only what somebody has read; where that cannot be noted, it keeps it. */
async function noteRead(rows: readonly RequestRow[], { person }: CliOptions): Promise<void> {
  const keys = rows.filter(row => isUnread(row)).map(({ key }) => key)
  if (keys.length === 0) return
  try {
    await inStores(async file => {
      if (file && !isInFolder(file)) return []
      const db = file ? openAsItIs(file) : openPostgres(env().DATABASE_URL ?? '')
      return closing(db, async () => {
        await markRead(db, keys, Date.now())
        return []
      })
    }, Boolean(person))
  } catch (error) {
    process.stderr.write(`That these were read could not be noted. ${reasonOf(error)}\n`)
  }
}

const isUnread = ({ state, deliveredAt }: RequestRow) => state === 'inbox' && deliveredAt === 0

/** @throws Error that names the store, the reason and what to check */
async function readRequests(options: CliOptions): Promise<readonly RequestRow[]> {
  return inStores(file => rowsOf(file, options), Boolean(options.person))
}

/**
 * What `act` returns for the store of this machine's settings.
 * @param act gets the path of an SQLite file, or nothing for Postgres
 * @param withFile also for a file beside Postgres, as requests wait there to be moved
 */
async function inStores<T>(
  act: (file: string | undefined) => Promise<readonly T[]>,
  withFile = true,
): Promise<readonly T[]> {
  loadEnvFiles()
  const isShared = Boolean(env().DATABASE_URL)
  const found: T[] = []
  for (const file of [
    ...(isShared ? [undefined] : []),
    ...(withFile || !isShared ? [databaseFile()] : []),
  ]) {
    const [name, variable] = file ? [file, 'DATA_DIR'] : ['in Postgres', 'DATABASE_URL']
    try {
      found.push(...(await act(file)))
    } catch (error) {
      throw new Error(
        `The request store ${name} cannot be read: ${reasonOf(error)}.${advice(error, variable)}`,
        { cause: error },
      )
    }
  }
  return found
}

/** @param file none: Postgres. While there is none yet, it is not created for looking. */
async function rowsOf(
  file: string | undefined,
  options: CliOptions,
): Promise<readonly RequestRow[]> {
  if (file && !isInFolder(file)) return []
  const db = file ? readDatabase(file) : database()
  const { person } = options
  return closing(db, () => (person ? requestsOf(db, person) : listRequests(db, options)))
}

async function closing<T>(db: Db, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
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
