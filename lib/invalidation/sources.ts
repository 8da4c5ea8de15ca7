/**
 * What pages are made from: a list or a record of the content in one language, the clinic's facts,
 * the text of a page, the day. Each source has a version, a hash of what it says: a page that was
 * made from another version is outdated.
 */
import { createHash } from 'node:crypto'
import { state } from './state'
import type { Uses } from './types'

/** The version of a source that could not be had. */
export const absent = '-'

/** The source says something else now; the same version again changes nothing. */
export function invalidate(source: string, version: string): void {
  const shared = state()
  if (shared.versions.get(source) === version) return
  shared.versions.set(source, version)
  shared.changes += 1
  for (const tell of shared.listeners) tell()
}

/** Calls back after each change. */
export function onInvalidated(listener: () => void): void {
  state().listeners.add(listener)
}

/** Whether a source has another version by now; one that was not read since the start has not. */
export function areOutdated(uses: Uses): boolean {
  const { versions } = state()
  for (const [source, version] of uses) {
    if ((versions.get(source) ?? version) !== version) return true
  }
  return false
}

/** The version of a text. */
export function versionOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}

/** The version of a value: of its JSON, with the entries of maps and sets. */
export function versionOfValue(value: unknown): string {
  return versionOf(
    JSON.stringify(value, (_, part: unknown) =>
      part instanceof Map || part instanceof Set ? [...part] : part,
    ) ?? '',
  )
}
