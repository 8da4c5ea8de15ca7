/**
 * Circuit breaker with exponential backoff: 5 s at first, then twice as long, up to 60 s, with one
 * trial call when it is over.
 */
const firstMs = 5_000
const longestMs = 60_000

export class Pause {
  private failures = 0
  private since = 0
  private isTrying = false

  /** Concurrent failures lengthen it once. */
  note(now: number): void {
    if (this.isTrying || !this.isOn(now)) this.failures += 1
    this.isTrying = false
    this.since = now
  }

  end(): void {
    this.failures = 0
    this.isTrying = false
  }

  /** @param steady without the backoff: the first length at every failure */
  isOn(now: number, steady = false): boolean {
    if (this.failures === 0) return false
    const length = steady ? firstMs : Math.min(firstMs * 2 ** (this.failures - 1), longestMs)
    return !hasPassed(now, this.since, length)
  }

  /** Whether a call may be made; once a pause is over, one caller gets the trial. */
  mayTry(now: number, steady = false): boolean {
    if (this.isOn(now, steady)) return false
    if (this.failures > 0) {
      this.since = now
      this.isTrying = true
    }
    return true
  }
}

/** Milliseconds after a limit in which missing content is loaded before old content. */
const catchUpMs = 2 * 60_000

/** The longest wait that is kept (`retryAfterMs`); more is a clock that was set back. */
const longestLimitMs = 10 * 60_000

/** The wait that a backend with limited calls has asked for (429 with `Retry-After`). */
export class Limit {
  private until = Number.NEGATIVE_INFINITY

  note(now: number, ms: number): void {
    this.until = this.isOn(now) ? Math.max(this.until, now + ms) : now + ms
  }

  isOn(now: number): boolean {
    return now < this.until && this.until - now <= longestLimitMs
  }

  /** Whether the wait is on or has ended lately. */
  isRecent(now: number): boolean {
    return this.isOn(now) || (now >= this.until && now - this.until < catchUpMs)
  }
}

/** Milliseconds from then to now; 0 when the clock was set back. */
export function elapsed(now: number, then: number): number {
  return Math.max(0, now - then)
}

/** True also when the clock was set back, so that no wait gets longer. */
export function hasPassed(now: number, then: number, ms: number): boolean {
  return now < then || now - then >= ms
}
