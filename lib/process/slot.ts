/**
 * A value that the process has once. The server, the instrumentation, the middleware, pages and route handlers are bundled
 * apart: a module, and each of its variables, is there once for every bundle.
 */
export class Slot<T> {
  /** @param name unique among all slots */
  constructor(private readonly name: string) {}

  get value(): T | undefined {
    return values().get(this.name) as T | undefined
  }

  set value(value: T | undefined) {
    values().set(this.name, value)
  }

  /** The value, made when it is asked for first. */
  orMake(make: () => T): T {
    const value = this.value ?? make()
    this.value = value
    return value
  }
}

/** `lib/http/page-cache/handler.mjs` has the same name. */
const all = Symbol.for('clinic')

function values(): Map<string, unknown> {
  const shared = globalThis as { [all]?: Map<string, unknown> }
  shared[all] ??= new Map()
  return shared[all]
}
