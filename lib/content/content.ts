/** The one store of this process. */
import 'server-only'
import { noteChange } from '@/lib/clinic/changes'
import { env } from '@/lib/clinic/environment/env'
import { mountedBackend } from '@/lib/content/client/embedded'
import { siteTransport } from '@/lib/content/client/transport'
import { clinicDay } from '@/lib/text/days'
import { Disk } from './disk'
import { ContentStore } from './store'

/** On `globalThis`: the middleware and the pages are in different bundles. */
const slot = Symbol.for('clinic.content')
const shared = globalThis as { [slot]?: ContentStore }

const retryEveryMs = 5_000

/** Milliseconds after midnight in Almaty until pages are those of the new day, at most. */
const dayCheckEveryMs = 1_000

/** Milliseconds between two polls of the files of the embedded backend. */
const pollEveryMs = 2_000

/** Created by `startContent`, or by the first read in a command or a test. */
export function contentStore(): ContentStore {
  shared[slot] ??= new ContentStore({
    transport: siteTransport(),
    disk: env().BACKEND_URL ? new Disk(env().DATA_DIR) : undefined,
    onChange: noteChange,
  })
  return shared[slot]
}

/** Called at process start, as the store must not be created in the async context of a request. */
export function startContent(): void {
  const store = contentStore()
  setInterval(() => void store.retryMissed(), retryEveryMs).unref()
  followDays(store)
  if (!env().BACKEND_URL) void followRecords(store)
}

/** An article appears on its day (B96): pages of the day before are outdated. */
function followDays(store: ContentStore): void {
  let day = clinicDay(new Date())
  const check = () => {
    const today = clinicDay(new Date())
    if (today === day) return
    day = today
    store.touch()
  }
  setInterval(check, dayCheckEveryMs).unref()
}

/** Polls the files of the embedded backend, and reloads the store when they have changed. */
async function followRecords(store: ContentStore): Promise<void> {
  const { reloadChangedRecords } = await mountedBackend()
  const poll = () => {
    if (reloadChangedRecords()) void store.renew()
  }
  poll()
  setInterval(poll, pollEveryMs).unref()
}
