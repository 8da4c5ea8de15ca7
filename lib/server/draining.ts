/**
 * Whether this process is shutting down. On `globalThis`, because route handlers are in another
 * bundle.
 */
const slot = Symbol.for('clinic.server.draining')
const shared = globalThis as { [slot]?: true }

export function noteDraining(): void {
  shared[slot] = true
}

export function isDraining(): boolean {
  return shared[slot] === true
}
