/** The current HTTP request, whose id is added to each log line. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Slot } from '@/lib/process/slot'

export interface Visit {
  /** nginx's `$request_id` if there is one. */
  readonly requestId: string
}

const slot = new Slot<AsyncLocalStorage<Visit>>('visit')
const storage = () => slot.orMake(() => new AsyncLocalStorage())

/**
 * Runs a function with the request's id in an AsyncLocalStorage; work that it starts inherits it.
 */
export function during<T>(visit: Visit, act: () => T): T {
  return storage().run(visit, act)
}

export function currentVisit(): Visit | undefined {
  return storage().getStore()
}
