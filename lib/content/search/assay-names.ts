import { assayKey } from './assay-name'

/**
 * Names of one laboratory analysis in Russian, Kazakh and Latin letters, the usual one first. Whole
 * names are compared, by the keys of `assay-name.ts`, so `глюкоза` does not match «Глюкоза в моче».
 */
export type SameNames = readonly string[]

/** The names of each analysis, by their keys. */
export class AssayNames {
  private readonly byKey = new Map<string, SameNames[]>()

  constructor(rows: readonly SameNames[]) {
    for (const names of rows) {
      for (const key of new Set(names.map(assayKey))) {
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), names])
      }
    }
  }

  /** The rows that have one of these keys. */
  of(keys: Iterable<string>): readonly SameNames[] {
    return [...new Set([...keys].flatMap(key => this.byKey.get(key) ?? []))]
  }
}
