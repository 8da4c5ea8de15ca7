/** A store over a fake backend, with a clock that only the test moves. */
import type { Disk } from '@/lib/content/disk'
import { ContentStore, type StoreOptions } from '@/lib/content/store'
import { onInvalidated } from '@/lib/invalidation/sources'
import { Slot } from '@/lib/process/slot'

type MadeUpResponse = Response | object | string | Error

export interface MadeUp {
  readonly store: ContentStore
  /** `ru things`, `kk things/7`: all calls so far. */
  readonly calls: string[]
  /** When pages were invalidated, by the first load of each list too. */
  readonly changes: number[]
  readonly pass: (ms: number) => void
  /** The backend's responses from now on; an error means no response. */
  respond: (
    path: string,
    locale: string,
    request: Request,
  ) => MadeUpResponse | Promise<MadeUpResponse>
  /** Another process on the same disk. */
  readonly restart: () => MadeUp
}

export function madeUpContent(
  respond: MadeUp['respond'],
  options: Partial<StoreOptions> & { readonly disk?: Disk } = {},
  start = 1_000_000_000,
): MadeUp {
  let now = start
  const calls: string[] = []
  const changes: number[] = []
  // A process of its own.
  new Slot('invalidation').value = undefined
  onInvalidated(() => void changes.push(now))
  const store = new ContentStore({
    transport: {
      origin: 'http://backend.invalid',
      async fetch(request) {
        const path = new URL(request.url).pathname.replace('/api/', '')
        const locale = request.headers.get('Accept-Language') ?? ''
        calls.push(`${locale} ${path}`)
        const given = await madeUp.respond(path, locale, request)
        if (given instanceof Error) throw given
        if (given instanceof Response) return given
        return typeof given === 'string' ? new Response(given) : Response.json(given)
      },
    },
    now: () => now,
    ...options,
  })
  const madeUp: MadeUp = {
    store,
    calls,
    changes,
    respond,
    pass: ms => {
      now += ms
    },
    restart: () => madeUpContent(madeUp.respond, options, now),
  }
  return madeUp
}

/** Waits for background work: a turn of the event loop for each step of a call. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise(setImmediate)
}

/** Makes the site's own getters read from a store, or from a new one of the environment. */
export function readFrom(store?: ContentStore): void {
  new Slot('content').value = store
}
