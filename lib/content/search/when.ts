/** Words of a query that say when someone wants to come. */
import type { When } from '@/lib/doctors/reception'
import { fold, tokenize } from '@/lib/text/fold'
import words from '@/messages/days.json' with { type: 'json' }

const byToken = new Map(
  Object.entries({ ...words.weekdays, ...words.moments }).flatMap(([when, said]) =>
    said.flatMap(word => {
      const [token = '', ...more] = tokenize(fold(word))
      return more.length === 0 ? [[token, when as When] as const] : []
    }),
  ),
)

/** @param token folded: «субботу», «казир» */
export const whenOf = (token: string): When | undefined => byToken.get(token)
