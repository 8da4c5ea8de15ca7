/** Where the visitors came from who wrote to the clinic's WhatsApp, by the code of their first message. */
import 'server-only'
import type { Attribution } from '../attribution'
import type { Conversion } from './conversions'
import type { Db } from './database-tables'

/** Once for a code: what is sent again changes nothing. */
export async function noteChat(
  db: Db,
  code: string,
  attribution: Attribution,
  now: number,
): Promise<void> {
  await db
    .insertInto('chats')
    .values({ code, attribution: JSON.stringify(attribution), createdAt: now })
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute()
}

/** Those of the codes that are known, each as a conversion whose key is the code. */
export async function chatsOf(db: Db, codes: readonly string[]): Promise<readonly Conversion[]> {
  if (codes.length === 0) return []
  const found = await db.selectFrom('chats').selectAll().where('code', 'in', codes).execute()
  return found.map(({ code, attribution, createdAt }) => ({
    key: code,
    createdAt: Number(createdAt),
    meta: { attribution: JSON.parse(attribution) as Attribution },
    flags: [],
  }))
}

/** They name nobody, so the clock alone says when. */
export async function purgeChats(db: Db, before: number): Promise<void> {
  await db.deleteFrom('chats').where('createdAt', '<', before).execute()
}
