/** Whether this process is about to stop: through `globalThis`, as routes are bundled by Next. */
const slot = Symbol.for('clinic.server.draining')
const shared = globalThis as { [slot]?: true }

export function noteDraining(): void {
  shared[slot] = true
}

export function isDraining(): boolean {
  return shared[slot] === true
}
