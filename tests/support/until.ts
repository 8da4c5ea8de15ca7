import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the condition is true. @throws Error after `ms`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  ms = 60_000,
): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${condition}`)
    // Frequent enough for a test, without keeping the server busy.
    await sleep(50)
  }
}
