/** jsdom lays nothing out and watches nothing: from here on whatever is watched is in sight. */
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
