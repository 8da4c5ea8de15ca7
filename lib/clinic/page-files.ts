import { siteLastGood } from '@/lib/clinic/files/last-good'
import { pollFiles } from '@/lib/clinic/files/poll'
import { SiteValue } from '@/lib/clinic/files/site-value'
import type { Source } from '@/lib/clinic/files/watched'
import { noteUse } from '@/lib/invalidation/making'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'

/** Files of a folder that pages show one by one: the texts of pages, the leaflets. */
export class PageFiles<T> {
  private readonly values: SiteValue<{ readonly files: Source<T> }, ReadonlyMap<string, T>>

  constructor(private readonly source: Source<T>) {
    this.values = new SiteValue(
      source.place,
      { files: source },
      ({ files }): ReadonlyMap<string, T> => {
        const entries = files.flatMap(each => each.entries)
        return new Map(entries.map(({ file, value }) => [file, value]))
      },
    )
  }

  /** What a page shows of a file now; `null` for none. */
  of(file: string): T | null {
    const value = this.values.reading('files', file)?.entries[0]?.value ?? null
    noteUse(file, versionOfValue(value))
    return value
  }

  /** Paths of those that are shown. */
  names(): readonly string[] {
    const { place, units, unitsAmong } = this.source
    const present = units() ?? []
    noteUse(place, versionOfValue(present))
    return present.length > 0 ? present : unitsAmong(siteLastGood()?.names() ?? [])
  }

  /** Polls them for changes, which invalidate the pages that show them. */
  watch(): void {
    const { place, units } = this.source
    let before: ReadonlyMap<string, T> = new Map()
    pollFiles(() => {
      this.values.renew()
      const now = this.values.get()
      if (now === before) return
      invalidate(place, versionOfValue(units() ?? []))
      for (const file of new Set([...before.keys(), ...now.keys()]))
        invalidate(file, versionOfValue(now.get(file) ?? null))
      before = now
    })
  }
}
