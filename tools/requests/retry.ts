/** Sends what was refused for good once more. */
import 'server-only'
import type { Db } from '@/lib/requests/outbox/database-tables'

/**
 * Makes dead requests and e-mails wait again, due at once.
 * @returns how many of each
 * @throws Error when the store cannot be changed
 */
export async function retryDead(db: Db) {
  const [requests, emails] = await db
    .transaction()
    .execute(async all => [
      await all
        .updateTable('requests')
        .set({ state: 'pending', nextAt: 0 })
        .where('state', '=', 'dead')
        .executeTakeFirst(),
      await all
        .updateTable('requests')
        .set({ emailState: 'pending', emailNextAt: 0 })
        .where('emailState', '=', 'dead')
        .executeTakeFirst(),
    ])
  return { requests: requests?.numUpdatedRows ?? 0n, emails: emails?.numUpdatedRows ?? 0n }
}
