/** Signs of a bot. People trip over traps too, so a sign is noted and never drops a request. */
import 'server-only'
import type { RequestFlag } from '@/lib/requests/outbox/types'
import type { RequestMeta } from '@/lib/requests/schema'

/** Nobody reads, fills in and sends the form in less. */
const fastestMs = 2000

export function flagsOf({ website, openedAt, sentAt }: RequestMeta): RequestFlag[] {
  const flags: RequestFlag[] = []
  if (website) flags.push('honeypot')
  if (openedAt !== undefined && sentAt !== undefined && sentAt - openedAt < fastestMs) {
    flags.push('fast')
  }
  return flags
}
