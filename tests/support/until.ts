import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until it is so. @throws Error when it is not within `ms`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${condition}`)
    // Often enough for a test, and what is asked has time for its own work.
    await sleep(50)
  }
}
