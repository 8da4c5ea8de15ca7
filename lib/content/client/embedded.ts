/**
 * The backend built into the site, as the client sees it. It is mounted by `lib/server`: it stands on
 * the content's entities and search, so that nothing of the content can import it.
 */
import 'server-only'

export interface EmbeddedBackend {
  /** Answers a call of the API. */
  readonly embeddedBackend: (request: Request) => Promise<Response>
  /** Takes over changed files. @returns whether there is other content than before */
  readonly seekChangedRecords: () => boolean
}

/** Loaded at the first call: with a `BACKEND_URL` it is not needed. */
type Load = () => Promise<EmbeddedBackend>

/** On `globalThis`: the middleware and the pages stand in different bundles. */
const slot = Symbol.for('clinic.backend.mounted')
const shared = globalThis as { [slot]?: Load }

/** Once for each process, before the first call. */
export function mountEmbeddedBackend(load: Load): void {
  shared[slot] = load
}

/** @throws Error when the process has none */
export async function mountedBackend(): Promise<EmbeddedBackend> {
  const load = shared[slot]
  if (!load) throw new Error('No backend is mounted in this process, and BACKEND_URL is not set.')
  return load()
}
