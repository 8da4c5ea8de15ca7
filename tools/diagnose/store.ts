/** Checks the store of callback requests, SQLite or Postgres, without changing it. */
import 'server-only'
import { existsSync } from 'node:fs'
import Database from 'libsql'
import type { Env } from '@/lib/clinic/environment/env'
import { isInFolder } from '@/lib/clinic/files/in-folder'
import { reasonOf } from '@/lib/errors/reason'
import { databaseFile } from '@/lib/requests/outbox/database'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { readPostgres } from '@/lib/requests/outbox/postgres'
import { brokenStores } from '@/lib/requests/outbox/rescue'
import { overdue } from '@/lib/requests/outbox/retention'
import { readDatabase } from '@/lib/requests/outbox/sqlite'
import { type Stats, stats, type Unread, unread } from '@/lib/requests/outbox/upkeep'
import { type Finding, fail, ok, warn } from './finding'

const longWaitMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000
/** As the alert InboxIsNotRead. */
const longUnreadMs = dayMs

export async function checkStore({
  DATABASE_URL,
  REQUEST_RETENTION_DAYS,
}: Env): Promise<readonly Finding[]> {
  const file = databaseFile()
  if (DATABASE_URL)
    return [...(await checkPostgres(DATABASE_URL, REQUEST_RETENTION_DAYS)), ...leftInFile(file)]
  if (!isInFolder(file)) return [ok('no request was ever sent: there is no requests.db yet')]
  return [
    checkFile(file),
    ...(await contents(readDatabase(file), REQUEST_RETENTION_DAYS)),
    ...broken(file),
  ]
}

function checkFile(file: string): Finding {
  try {
    const connection = new Database(file, { readonly: true })
    const [row] = connection.prepare('PRAGMA quick_check(1)').all([]) as { quick_check: string }[]
    connection.close()
    if (row?.quick_check === 'ok') return ok(`${file} is sound`)
    return fail(
      `${file} is damaged: ${row?.quick_check}`,
      'Restart the site: it saves what it can.',
    )
  } catch (error) {
    return fail(`${file} cannot be read: ${reasonOf(error)}`, 'Look at its owner and its rights.')
  }
}

async function checkPostgres(url: string, retentionDays: number): Promise<Finding[]> {
  const findings = await contents(readPostgres(url), retentionDays)
  const isReached = findings.every(({ state }) => state !== 'fail')
  return isReached ? [ok('Postgres answers'), ...findings] : findings
}

function leftInFile(file: string): Finding[] {
  if (!existsSync(file)) return []
  return [
    warn(`${file} is there beside DATABASE_URL`, 'The site moves what is in it; see its log.'),
  ]
}

async function contents(db: Db, retentionDays: number): Promise<Finding[]> {
  try {
    const now = Date.now()
    return [
      ...judge(await stats(db), now),
      ...judgeInbox(await unread(db), now),
      ...judgeAge(await overdue(db, now, retentionDays)),
      ...judgeEmails(await stats(db, 'email'), now),
    ]
  } catch (error) {
    const todo = 'Start Postgres, or correct DATABASE_URL; requests go to the backend meanwhile.'
    return [fail(`the store cannot be read: ${reasonOf(error)}`, todo)]
  } finally {
    await db.destroy()
  }
}

function judge({ pending, dead, inbox, delivered, oldestPendingAt }: Stats, now: number) {
  const text = `${pending} requests wait, ${dead} were refused, ${inbox} are in the inbox, ${delivered} were delivered`
  const findings: Finding[] = [ok(text)]
  if (oldestPendingAt !== null && now - oldestPendingAt > longWaitMs) {
    const minutes = Math.round((now - oldestPendingAt) / 60_000)
    findings.push(fail(`a request waits for ${minutes} minutes`, 'Repair the backend; see below.'))
  }
  if (dead > 0) {
    const todo = 'Call these patients: npm run requests -- --state dead'
    findings.push(fail(`${dead} requests were refused by the backend for good`, todo))
  }
  return findings
}

function judgeInbox({ count, oldestAt }: Unread, now: number): Finding[] {
  if (oldestAt === null || now - oldestAt <= longUnreadMs) return []
  const days = Math.floor((now - oldestAt) / dayMs)
  const text = `nobody has read ${count} requests of the inbox, the oldest since ${days} days`
  return [fail(text, 'Call these patients: npm run requests; SMTP_URL sends e-mails.')]
}

function judgeAge(overdue: number): Finding[] {
  if (overdue === 0) return []
  const text = `${overdue} requests are older than REQUEST_RETENTION_DAYS by the clock alone`
  return [warn(text, 'The site deletes them when it has run for so long; check the clock.')]
}

function judgeEmails({ pending, dead, delivered, oldestPendingAt }: Stats, now: number) {
  if (pending + dead + delivered === 0) return []
  const text = `${pending} e-mails wait, ${dead} were refused, ${delivered} were sent`
  const findings: Finding[] = [ok(text)]
  if (oldestPendingAt !== null && now - oldestPendingAt > longWaitMs) {
    const minutes = Math.round((now - oldestPendingAt) / 60_000)
    findings.push(
      fail(`an e-mail waits for ${minutes} minutes`, 'Repair the mail server; see below.'),
    )
  }
  if (dead > 0) {
    const todo = 'Why, and whose: npm run requests -- --state dead'
    findings.push(fail(`${dead} e-mails were refused by the mail server for good`, todo))
  }
  return findings
}

function broken(file: string): Finding[] {
  const count = brokenStores(file)
  if (count === 0) return []
  const todo = `See what is in ${file}.broken-* (docs/repair.md), then move it away.`
  return [warn(`${count} damaged stores were put aside`, todo)]
}
