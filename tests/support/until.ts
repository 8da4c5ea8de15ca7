import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until it is so. @throws Error when it is not within `ms`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  const end = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${condition}`)
    await sleep(20)
  }
}
