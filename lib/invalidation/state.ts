import { AsyncLocalStorage } from 'node:async_hooks'
import { Slot } from '@/lib/process/slot'
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
const slot = new Slot<State>('invalidation')

export function state(): State {
  return slot.orMake(() => ({
    versions: new Map(),
    changes: 0,
    listeners: new Set(),
    making: new AsyncLocalStorage(),
  }))
}
