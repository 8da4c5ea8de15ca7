/**
 * Lets a post in flight come to its end when the process is told to stop. Next ends the process as
 * soon as its own connections are closed, so its call is held back until the delivery has stopped.
 */
import 'server-only'

/** On SIGTERM and SIGINT: starts `stop` at once, and exits no sooner than it is done. */
export function exitAfter(stop: () => Promise<void>): void {
  const exit = process.exit.bind(process)
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped ??= stop()
      // Whoever calls it ends there anyway.
      process.exit = (code => void stopped?.finally(() => exit(code))) as typeof process.exit
    })
  }
}
