/** The one store of this process. */
import 'server-only'
import { noteChange } from '@/lib/clinic/changes'
import { env } from '@/lib/clinic/environment/env'
import { siteTransport } from '@/lib/content/client/transport'
import { Disk } from './disk'
import { ContentStore } from './store'

/** On `globalThis`: the middleware and the pages stand in different bundles. */
const slot = Symbol.for('clinic.content')
const shared = globalThis as { [slot]?: ContentStore }

const seekEveryMs = 5_000

/** Milliseconds between two looks at the files of the embedded backend. */
const lookEveryMs = 2_000

/** Made by `startContent`, or by the first reader of a command or a test. */
export function contentStore(): ContentStore {
  shared[slot] ??= new ContentStore({
    transport: siteTransport(),
    disk: env().BACKEND_URL ? new Disk(env().DATA_DIR) : undefined,
    onChange: noteChange,
  })
  return shared[slot]
}

/** At the start of the process, before there is a request that the store could be made in. */
export function startContent(): void {
  const store = contentStore()
  setInterval(() => store.seekMissed(), seekEveryMs).unref()
  if (!env().BACKEND_URL) void followRecords(store)
}

/** Has the store and the pages follow the files of the embedded backend. */
async function followRecords(store: ContentStore): Promise<void> {
  const { seekChangedRecords } = await import('@/lib/backend/embedded')
  const look = () => {
    if (seekChangedRecords()) void store.renew()
  }
  look()
  setInterval(look, lookEveryMs).unref()
}
