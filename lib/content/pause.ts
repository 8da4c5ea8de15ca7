/**
 * Circuit breaker with exponential backoff: 5 s at first, then twice as long, up to 60 s, with one
 * trial call when it is over.
 */
const first = 5_000
const longest = 60_000

export class Pause {
  private failures = 0
  private since = 0
  private isTrying = false

  /** Failures of the same moment lengthen it once. */
  note(now: number): void {
    if (this.isTrying || !this.isOn(now)) this.failures += 1
    this.isTrying = false
    this.since = now
  }

  end(): void {
    this.failures = 0
    this.isTrying = false
  }

  /** @param steady for who cannot wait longer than at first */
  isOn(now: number, steady = false): boolean {
    if (this.failures === 0) return false
    const length = steady ? first : Math.min(first * 2 ** (this.failures - 1), longest)
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

/** Milliseconds from then to now; a clock that was put back has taken none. */
export function elapsed(now: number, then: number): number {
  return Math.max(0, now - then)
}

/** A clock that was put back makes nothing last longer. */
export function hasPassed(now: number, then: number, ms: number): boolean {
  return now < then || now - then >= ms
}
