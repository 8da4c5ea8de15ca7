import { siteLastGood } from '@/lib/clinic/files/last-good'
import { pollFiles } from '@/lib/clinic/files/poll'
import { logFindings, type Source, WatchedFiles } from '@/lib/clinic/files/watched'
import { noteUse } from '@/lib/invalidation/making'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'

/** Files of a folder that pages show one by one: the texts of pages, the leaflets. */
export class PageFiles<T> {
  constructor(private readonly source: Source<T>) {}

  /** What a page shows of a file now; `null` for none. */
  of(file: string): T | null {
    const value = this.site().reading('files', file)?.entries[0]?.value ?? null
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
    const files = this.site()
    let before: readonly string[] = []
    pollFiles(() => {
      if (!files.hasChanged()) return
      const readings = files.readings().files
      logFindings(readings.flatMap(({ findings }) => findings))
      const entries = readings.flatMap(each => each.entries)
      const now = new Map(entries.map(({ file, value }) => [file, value]))
      invalidate(place, versionOfValue(units() ?? []))
      for (const file of new Set([...before, ...now.keys()]))
        invalidate(file, versionOfValue(now.get(file) ?? null))
      before = [...now.keys()]
    })
  }

  /** On `globalThis`: the server, the middleware and the pages are in different bundles. */
  private site(): WatchedFiles<{ readonly files: Source<T> }> {
    const slot = Symbol.for(`clinic.${this.source.place}`)
    const shared = globalThis as { [slot]?: WatchedFiles<{ readonly files: Source<T> }> }
    shared[slot] ??= new WatchedFiles({ files: this.source }, siteLastGood())
    return shared[slot]
  }
}
