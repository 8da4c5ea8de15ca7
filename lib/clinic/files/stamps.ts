/** Which files of the content folder have changed between two looks. */
import { statSync } from 'node:fs'
import { pathOf } from './text'

/** When a file was written; nothing of one that is being replaced, which the next look finds. */
export function stampOf(file: string): string {
  const stat = statSync(/* turbopackIgnore: true */ pathOf(file), { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs}-${stat.size}` : ''
}

/** Files that are new, gone or have another stamp. */
export function differences(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] {
  const all = new Set([...before.keys(), ...now.keys()])
  return [...all].filter(file => before.get(file) !== now.get(file))
}
