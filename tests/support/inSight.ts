/** An IntersectionObserver for jsdom that reports every element as visible. */
export function everythingIsInSight(): void {
  globalThis.IntersectionObserver = class {
    constructor(readonly onChange: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry
      this.onChange([entry], this as unknown as IntersectionObserver)
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}
