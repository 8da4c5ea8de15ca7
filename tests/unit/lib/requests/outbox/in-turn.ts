import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { openPostgres } from '@/lib/requests/outbox/postgres'
import { claimDue, markDelivered } from '@/lib/requests/outbox/queue'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import { newRequest, rowsOf, waiting } from './builders'

const present = { openDatabase, openPostgres, commit, claimDue, markDelivered }

type Release = typeof present

/** The store as the former release built it: `tests/support/stores/former-release.sh` takes another one. */
function loadFormer(): Release {
  const code = readFileSync('tests/support/stores/former-release.txt', 'utf8')
  const module = { exports: {} as Release }
  compileFunction(code, ['require', 'module'])(require, module)
  return module.exports
}

const releases = { former: loadFormer(), present }

/** Which release makes the store, and which one comes to it. */
type Order = readonly [keyof typeof releases, keyof typeof releases]

export const orders: readonly Order[] = [
  ['present', 'former'],
  ['former', 'present'],
]

/**
 * Two releases use one store in turn, as while one replaces the other: each finds and delivers what the
 * other has stored.
 */
export async function useInTurn(
  [first, second]: Order,
  open: (release: Pick<Release, 'openDatabase' | 'openPostgres'>) => Db,
): Promise<void> {
  const now = Date.parse('2026-11-03T10:00:00Z')
  const requests = [newRequest(), newRequest(), newRequest()] as const
  const [before, after] = [releases[first], releases[second]]
  const db = open(before)
  await before.commit(db, requests[0], waiting, now)
  const other = open(after)
  await after.commit(other, requests[1], waiting, now)
  await before.commit(db, requests[2], waiting, now)

  const claimed = await after.claimDue(other, 'backend', now, 10, 60_000)
  expect(claimed.map(({ key }) => key).sort()).toEqual(requests.map(({ key }) => key))
  for (const { key } of claimed) await after.markDelivered(other, 'backend', key, now)
  await Promise.all([db.destroy(), other.destroy()])

  const again = open(present)
  expect(await rowsOf(again)).toMatchObject(
    requests.map(request => ({ ...request, state: 'delivered' })),
  )
  await again.destroy()
}
