/**
 * The client's interface to the embedded backend. `lib/server` mounts it at run time: it imports
 * entities and search of `lib/content`, so that an import from here would be a cycle.
 */
import 'server-only'
import { Slot } from '@/lib/process/slot'

export interface EmbeddedBackend {
  /** Handles a request to the API. */
  readonly embeddedBackend: (request: Request) => Promise<Response>
  /** Reloads changed files. @returns whether there were any */
  readonly reloadChangedRecords: () => boolean
}

/** Loaded at the first call: with a `BACKEND_URL` it is not needed. */
type Load = () => Promise<EmbeddedBackend>

const slot = new Slot<Load>('mounted-backend')

/** Once for each process, before the first call. */
export function mountEmbeddedBackend(load: Load): void {
  slot.value = load
}

/** @throws Error when the process has none */
export async function mountedBackend(): Promise<EmbeddedBackend> {
  const load = slot.value
  if (!load) throw new Error('No backend is mounted in this process, and BACKEND_URL is not set.')
  return load()
}
