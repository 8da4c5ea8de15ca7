/** The one store of this process. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { pollFiles } from '@/lib/clinic/files/poll'
import { mountedBackend } from '@/lib/content/client/embedded'
import { siteTransport } from '@/lib/content/client/transport'
import { Slot } from '@/lib/process/slot'
import { Disk } from './disk'
import { followNotices } from './notices'
import { ContentStore } from './store'
import { followDays } from './today'

const slot = new Slot<ContentStore>('content')

const retryEveryMs = 5_000

/** Created by `startContent`, or by the first read in a command or a test. */
export function contentStore(): ContentStore {
  return slot.orMake(
    () =>
      new ContentStore({
        transport: siteTransport(),
        disk: env().BACKEND_URL ? new Disk(env().DATA_DIR) : undefined,
      }),
  )
}

/** Called at process start, as the store must not be created in the async context of a request. */
export function startContent(): void {
  const store = contentStore()
  setInterval(() => void store.retryMissed(), retryEveryMs).unref()
  followDays(() => store.tellListeners())
  followNotices(() => store.tellListeners())
  if (!env().BACKEND_URL) void followRecords(store)
}

/** Polls the files of the embedded backend, and reloads the store when they have changed. */
async function followRecords(store: ContentStore): Promise<void> {
  const { reloadChangedRecords } = await mountedBackend()
  pollFiles(() => {
    if (reloadChangedRecords()) void store.loadAll()
  })
}
