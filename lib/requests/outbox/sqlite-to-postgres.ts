/**
 * From SQLite to Postgres: what an earlier start without `DATABASE_URL` left in the file of this
 * machine is moved to the database that the site uses now, under the same keys.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { env } from '@/lib/clinic/environment/env'
import { log } from '@/lib/telemetry/log'
import { database, databaseFile } from './database'
import type { Db } from './database-tables'
import { openDatabase } from './sqlite'
import { type Stats, stats } from './upkeep'
import { wakeDelivery } from './wake'

/** Rows at a time. */
const batch = 100
const minuteMs = 60_000

/** How long nobody else delivers them. As long as Postgres may take, and no lease of a clock that was set back. */
const leaseMs = 30_000

/** Moves at once, and again until nothing is left. @returns stops trying. */
export function startMove(): () => void {
  if (!env().DATABASE_URL || !existsSync(databaseFile())) return () => undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const tryMove = async () => {
    const isDone = await move()
    if (!isDone && !isOver) timer = setTimeout(() => void tryMove(), minuteMs).unref()
  }
  void tryMove()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Never rejects. @returns whether the file is empty now. */
async function move(): Promise<boolean> {
  const file = databaseFile()
  const from = openDatabase(file)
  try {
    const before = await stats(from)
    const moved = await moveAll(from, database())
    if (moved > 0) {
      log.info(`${moved} requests were moved from ${file} to DATABASE_URL (${inWords(before)}).`)
      wakeDelivery()
    }
    return sum(await stats(from)) === 0
  } catch (err) {
    const left = await stats(from).then(inWords, () => 'it cannot be read')
    log.error({ err }, `Requests in ${file} (${left}) are not in DATABASE_URL yet`)
    return false
  } finally {
    await from.destroy()
  }
}

/** Leaves out requests that another process is delivering; the next run moves them. */
async function moveAll(from: Db, to: Db): Promise<number> {
  let moved = 0
  for (let count = batch; count === batch; moved += count) count = await moveSome(from, to)
  return moved
}

/**
 * Rows are leased in SQLite, and deleted there after the commit in Postgres. A lock would keep the processes of before
 * from storing requests while this one, which is starting, is busy. After a crash in between rows are
 * moved again, and keys that Postgres has already are skipped.
 */
async function moveSome(from: Db, to: Db): Promise<number> {
  const now = Date.now()
  const lease = (until: number) =>
    from.updateTable('requests').set({ leaseUntil: until, emailLeaseUntil: until })
  const rows = await lease(now + leaseMs)
    .where('id', 'in', query =>
      query
        .selectFrom('requests')
        .select('id')
        .where(is => is.or([is('leaseUntil', '<=', now), is('leaseUntil', '>', now + minuteMs)]))
        .where(is =>
          is.or([is('emailLeaseUntil', '<=', now), is('emailLeaseUntil', '>', now + minuteMs)]),
        )
        .orderBy('id')
        .limit(batch),
    )
    .returningAll()
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  try {
    await to
      .insertInto('requests')
      .values(rows.map(({ id: _, ...row }) => ({ ...row, leaseUntil: 0, emailLeaseUntil: 0 })))
      .onConflict(conflict => conflict.column('key').doNothing())
      .execute()
  } catch (error) {
    await lease(0).where('id', 'in', ids).execute()
    throw error
  }
  await from.deleteFrom('requests').where('id', 'in', ids).execute()
  return rows.length
}

const sum = ({ pending, delivered, dead, inbox }: Stats) => pending + delivered + dead + inbox

function inWords({ pending, dead, inbox, delivered }: Stats): string {
  return `${pending} waiting, ${inbox} in the inbox, ${dead} refused, ${delivered} delivered`
}
