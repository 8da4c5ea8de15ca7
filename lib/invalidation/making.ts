/** What the page of the present request is made from, collected while it loads. */
import { versionOfValue } from './sources'
import { state } from './state'
import type { Making, Part, Subject, Uses } from './types'

/** Runs the handler of a request. */
export function making<T>(isOwn: boolean, act: () => T): T {
  const since = performance.now()
  return state().making.run({ isOwn, since, uses: new Map(), parts: [] }, act)
}

export function currentMaking(): Making | undefined {
  return state().making.getStore()
}

/** Names what is made for the present request; what was read before, to decide that, is no part of it. */
export function begin(subject: Subject): void {
  const current = currentMaking()
  if (!current) return
  current.subject = subject
  current.uses.clear()
}

/** A source was read, with this version of what it says. */
export function noteUse(source: string, version: string): void {
  currentMaking()?.uses.set(source, version)
}

/**
 * Reads what a page shows, of whatever sources: a change in them that leaves the result the same
 * leaves the page as it is. The result is data.
 * @param reread reads it again later, in no request
 */
export async function trackReads<T>(
  read: () => Promise<T>,
  reread: () => Promise<T> = read,
): Promise<T> {
  const whole = currentMaking()
  if (!whole?.subject) return read()
  const { value, uses } = await collected(whole, read)
  whole.parts.push({
    uses,
    version: versionOfValue(value),
    again: reread,
  })
  return value
}

/** Reads a part of a page again. @returns it, if it says the same */
export async function readAgain(subject: Subject, old: Part): Promise<Part | null> {
  const { value, uses } = await collected({ isOwn: true, since: 0, root: subject.root }, old.again)
  return versionOfValue(value) === old.version ? { ...old, uses } : null
}

async function collected<T>(
  around: Pick<Making, 'isOwn' | 'since' | 'root'>,
  read: () => Promise<T>,
): Promise<{ value: T; uses: Uses }> {
  const uses = new Map<string, string>()
  const { isOwn, since, root } = around
  const value = await state().making.run({ isOwn, since, root, uses, parts: [] }, read)
  return { value, uses }
}
