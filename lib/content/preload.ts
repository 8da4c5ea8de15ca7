/** Reads the backend's lists at start, so that a restart in an outage has those nobody has visited. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { listNames, readNamed } from '@/lib/content/client/public'
import { BackendError } from '@/lib/content/client/result'
import { locales } from '@/lib/routing/locales'
import { log } from '@/lib/server/telemetry/log'

/** Milliseconds after the start: visitors of a busy start come first. */
const delayMs = 3_000

/** Once, when the process starts. Lists that fail are retried by the store, with its pauses. */
export function startPreload(): void {
  if (env().BACKEND_URL) setTimeout(preload, delayMs).unref()
}

/** One list at a time, in both languages. */
async function preload(): Promise<void> {
  for (const name of listNames) {
    for (const locale of locales) {
      await readNamed(name, locale).catch((err: unknown) => {
        if (!(err instanceof BackendError)) log.error({ err }, 'A list could not be read at start')
      })
    }
  }
}
