/** The current HTTP request, whose id is added to each log line. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Visit {
  /** nginx's `$request_id` if there is one. */
  readonly requestId: string
}

/** Through `globalThis`: the server and Next's routes are bundled apart. */
const slot = Symbol.for('clinic.telemetry.visit')
const shared = globalThis as { [slot]?: AsyncLocalStorage<Visit> }

function storage(): AsyncLocalStorage<Visit> {
  shared[slot] ??= new AsyncLocalStorage()
  return shared[slot]
}

/**
 * Runs a function with the request's id in an AsyncLocalStorage; work that it starts inherits it.
 */
export function during<T>(visit: Visit, act: () => T): T {
  return storage().run(visit, act)
}

export function currentVisit(): Visit | undefined {
  return storage().getStore()
}
