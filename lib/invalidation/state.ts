/** On `globalThis`: the server, the middleware, the pages and the page cache are bundled apart. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Making, PageBook } from './types'

interface State {
  /** By source, the version of what it has now. */
  readonly versions: Map<string, string>
  /** How often any source has changed. */
  changes: number
  readonly listeners: Set<() => void>
  readonly making: AsyncLocalStorage<Making>
  /** Set by the server; without it, as in commands, nothing is cached. */
  pages?: PageBook
}

/** `lib/http/page-cache/handler.mjs` has the same name. */
const slot = Symbol.for('clinic.invalidation')
const shared = globalThis as { [slot]?: State }

export function state(): State {
  shared[slot] ??= {
    versions: new Map(),
    changes: 0,
    listeners: new Set(),
    making: new AsyncLocalStorage(),
  }
  return shared[slot]
}
