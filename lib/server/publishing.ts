/** Metrics of the content from the clinic's repository, which `content -- publish` fetches (B151). */
import { readPublishingState } from '@/lib/backend/publishing-state'
import type { Env } from '@/lib/clinic/environment/env'
import { contentDir } from '@/lib/clinic/files/dir'
import { gauge } from '@/lib/telemetry/metrics'

/** Registers them, if there is a repository; they have no value before the first look at it. */
export function exposePublishing({ CONTENT_REPOSITORY }: Env): void {
  if (!CONTENT_REPOSITORY) return
  const link = contentDir()
  gauge('clinic_publishing_held', 'Whether the newest commit waits to be mended', [], function () {
    const state = readPublishingState(link)
    if (state) this.set(state.isHeld ? 1 : 0)
    else this.remove()
  })
  const fetched = 'When the repository was last fetched, since 1970'
  gauge('clinic_publishing_fetched_seconds', fetched, [], function () {
    const state = readPublishingState(link)
    if (state) this.set(state.fetchedAt / 1000)
    else this.remove()
  })
}
