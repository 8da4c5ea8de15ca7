import { assayKey } from './assay-name'

/**
 * - `all`: a panel that doctors order by one name and a laboratory does one by one: its parts are
 *   meant. A clinic's own record of that name takes precedence.
 * - `some`: what patients ask for by one name, and is never ordered as one: the parts are offered.
 * - `usual`: a name of several of which one is meant unless more is said: the first that the clinic has.
 * - `kind`: the name of a field, which stands before what is ordered of it; alone as `usual`, or as `one`
 *   without parts.
 * - `one`: a name of several analyses, of which the visitor has to choose; the parts are the likeliest.
 */
export const panelMeanings = ['all', 'some', 'one', 'usual', 'kind'] as const

export interface Panel {
  readonly names: readonly string[]
  readonly means: (typeof panelMeanings)[number]
  /** Analyses by any of their names. */
  readonly parts: readonly string[]
}

/** Names that stand for several analyses, by their keys. */
export class AssayPanels {
  /** The parts of those that are ordered as a whole. */
  readonly whole: ReadonlyMap<string, readonly string[]>
  readonly offered: ReadonlyMap<string, readonly string[]>
  /** Keys of the likeliest analyses of an ambiguous name. */
  readonly ambiguous: ReadonlyMap<string, readonly string[]>
  /** Keys of what a name means unless more is said: the first that the clinic has. */
  readonly usual: ReadonlyMap<string, readonly string[]>
  readonly kinds: ReadonlySet<string>
  /** The keys of all names. */
  readonly names: readonly string[]
  /** The keys of the panels that an analysis is a part of. */
  readonly with: ReadonlyMap<string, readonly string[]>

  /** @param rows of two with the same name the last one counts */
  constructor(rows: readonly Panel[]) {
    const byKey = new Map(
      rows.flatMap(({ names, ...panel }) => names.map(name => [assayKey(name), panel] as const)),
    )
    const partsOf = (meaning: Panel['means']) =>
      [...byKey].flatMap(([key, { means, parts }]) =>
        means === meaning ? [[key, parts] as const] : [],
      )
    this.whole = new Map(partsOf('all'))
    this.offered = new Map(partsOf('some'))
    this.ambiguous = new Map(
      [...partsOf('one'), ...partsOf('kind').filter(([, parts]) => parts.length === 0)].map(
        ([key, parts]) => [key, parts.map(assayKey).filter(Boolean)],
      ),
    )
    this.names = [...byKey.keys()]
    this.kinds = new Set(partsOf('kind').map(([key]) => key))
    this.usual = new Map(
      [...partsOf('usual'), ...partsOf('kind').filter(([, parts]) => parts.length > 0)].map(
        ([key, parts]) => [key, parts.map(assayKey).filter(Boolean)],
      ),
    )
    const panels = new Map<string, string[]>()
    for (const [name, parts] of this.whole) {
      for (const part of parts.map(assayKey)) panels.set(part, [...(panels.get(part) ?? []), name])
    }
    this.with = panels
  }
}
