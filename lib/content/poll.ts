/** Asks a backend that announces nothing for what has changed, also while there are no visitors. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/clinic/environment/env'
import { listNames, readNamed } from '@/lib/content/client/public'
import { BackendError } from '@/lib/content/client/result'
import { locales } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { contentStore } from './content'

/** Milliseconds after the start: visitors of a busy start come first. */
const delayMs = 3_000

/** Milliseconds a round takes. What is older than a minute is loaded in it, so that nothing is older than two. */
const roundMs = 30_000

/** Milliseconds between two calls at least, with many details in memory. */
const leastPauseMs = 200

/** Once, when the process starts; the embedded backend tells by itself. */
export function startPolling(): void {
  if (env().BACKEND_URL) setTimeout(() => void poll(), delayMs).unref()
}

/** Single calls, spread over the round. Those that fail are retried with the store's pauses. */
async function poll(): Promise<void> {
  await readAll()
  for (;;) {
    await contentStore()
      .loadOld(count => Math.max(roundMs / count, leastPauseMs))
      .catch((err: unknown) => log.error({ err }, 'The backend is not polled'))
    // Without content there is nothing to go through.
    await sleep(leastPauseMs, undefined, { ref: false })
  }
}

/** Each list once, one at a time, so that a restart in an outage has those nobody has visited. */
async function readAll(): Promise<void> {
  for (const name of listNames) {
    for (const locale of locales) {
      await readNamed(name, locale).catch((err: unknown) => {
        if (!(err instanceof BackendError)) log.error({ err }, 'A list could not be read at start')
      })
    }
  }
}
