/**
 * Remembers in local storage where this visit came from, for the requests that are made in it. Without
 * storage the page remembers its own address.
 */
import { store, storedJson } from '@/lib/browser/storage'
import { type Attribution, clientIdPattern, hasSource, type Touch, touchOf } from '../attribution'

export const visitKey = 'visit'

/** A visit ends half an hour after its last page, as counters have it. */
const pauseMs = 30 * 60_000
const dayMs = 24 * 60 * 60_000

interface Visit {
  readonly first: Touch
  readonly last: Touch
  /** When the last page was opened, milliseconds since 1970. */
  readonly seen: number
}

/** Used instead of storage that cannot be read or written. */
let memory: Visit | undefined
let clientId: string | undefined

/**
 * Called once for each page. A link of the site itself is no new touch, whatever its parameters.
 * @param days how long the clinic remembers a source; without them for the visit
 */
export function noteVisit(days: number | undefined, now = Date.now()): void {
  const { referrer } = document
  const isInternal = URL.canParse(referrer) && new URL(referrer).origin === location.origin
  const before = stillKept(read(), isInternal, days, now)
  // Without a note the page before was left before its scripts ran.
  const touch = isInternal
    ? touchOf(new URL(referrer), '', now)
    : touchOf(new URL(location.href), referrer, now)
  const { first, last } = before ?? { first: touch, last: touch }
  const isNew = !isInternal && hasSource(touch) && !isSame(touch, last)
  write({ first, last: isNew ? touch : last, seen: now })
}

/** Told by the counter, once it runs. */
export function noteClientId(id: unknown): void {
  if (clientIdPattern.test(`${id}`)) clientId = `${id}`
  fillForm()
}

/** What a request of this page is sent with. */
export function attribution(): Attribution {
  const { first, last } = read() ?? {}
  return { first, last, clientId }
}

function stillKept(
  visit: Visit | undefined,
  isInternal: boolean,
  days: number | undefined,
  now: number,
): Visit | undefined {
  if (!visit) return undefined
  if (!days) return now - visit.seen < (isInternal ? dayMs : pauseMs) ? visit : undefined
  const [first, last] = [visit.first, visit.last].filter(({ at = 0 }) => now - at < days * dayMs)
  return first && { ...visit, first, last: last ?? first }
}

function isSame(one: Touch, other: Touch): boolean {
  return JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...other, at: 0 })
}

function read(): Visit | undefined {
  const value = storedJson(visitKey) as Visit | null | undefined
  return value?.first && value.last ? value : memory
}

function write(visit: Visit): void {
  // Without storage: enough for a request from this page.
  memory = store(visitKey, JSON.stringify(visit)) ? undefined : visit
  fillForm()
}

/** The page of the form, which is sent without scripts, tells what they know. */
function fillForm(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="attribution"]')
  if (field) field.value = JSON.stringify(attribution())
}
