/** Signs of a bot. People may show them, too, so a flag is stored and never drops a request. */
import 'server-only'
import type { RequestFlag } from '@/lib/requests/outbox/types'
import type { RequestMeta } from '@/lib/requests/schema'

/** Milliseconds in which nobody can read, fill in and send the form. */
const fastestMs = 2000

export function flagsOf({ website, openedAt, sentAt }: RequestMeta): RequestFlag[] {
  const flags: RequestFlag[] = []
  if (website) flags.push('honeypot')
  if (openedAt !== undefined && sentAt !== undefined && sentAt - openedAt < fastestMs) {
    flags.push('fast')
  }
  return flags
}
