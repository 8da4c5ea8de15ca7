/** Where the visitors came from who wrote to the clinic's WhatsApp, by the code of their first message. */
import 'server-only'
import type { Attribution } from '../attribution'
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

export interface Chat {
  readonly createdAt: number
  readonly attribution: Attribution
}

/** Where somebody came from who wrote with this code; none where it is not known. */
export async function chatsWith(db: Db, code: string): Promise<readonly Chat[]> {
  const found = await db.selectFrom('chats').selectAll().where('code', '=', code).execute()
  return found.map(({ attribution, createdAt }) => ({
    createdAt: Number(createdAt),
    attribution: JSON.parse(attribution) as Attribution,
  }))
}

/** They name nobody, so the clock alone says when. */
export async function purgeChats(db: Db, before: number): Promise<void> {
  await db.deleteFrom('chats').where('createdAt', '<', before).execute()
}
