import { Slot } from '@/lib/process/slot'
import type { Entries } from './check'
import { siteLastGood } from './last-good'
import { logFindings, type Readings, type Sources, WatchedFiles } from './watched'

interface Made<S extends Sources, T> {
  readonly files: WatchedFiles<S>
  value: T
}

/** What the site makes of watched files: at the first use, and anew when they have changed. */
export class SiteValue<S extends Sources, T> {
  private readonly slot: Slot<Made<S, T>>

  constructor(
    name: string,
    private readonly sources: S,
    /** @param before none at the first use */
    private readonly make: (readings: Readings<S>, before?: T) => T,
  ) {
    this.slot = new Slot(name)
  }

  get(): T {
    return this.made().value
  }

  /** A unit as it is now, be it changed since {@link get}. */
  reading<K extends string & keyof S>(kind: K, unit: string) {
    return this.made().files.reading(kind, unit)
  }

  /** @returns whether files have changed, or what is held back of them */
  renew(): boolean {
    const made = this.made()
    if (!made.files.hasChanged()) return false
    made.value = this.read(made.files, made.value)
    return true
  }

  private made(): Made<S, T> {
    return this.slot.orMake(() => this.first())
  }

  private first(): Made<S, T> {
    const files = new WatchedFiles(this.sources, siteLastGood())
    return { files, value: this.read(files) }
  }

  private read(files: WatchedFiles<S>, before?: T): T {
    const readings = files.readings()
    const units: readonly Entries<unknown>[] = Object.values(readings).flat()
    logFindings(units.flatMap(({ findings }) => findings))
    return this.make(readings, before)
  }
}
