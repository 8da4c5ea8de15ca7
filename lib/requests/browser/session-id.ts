/**
 * The visitor's session as the call-tracking script knows it, for the `SessionId` header (B36,
 * R32). Read at the moment of sending, as the script loads late or never.
 *
 * Two interfaces are supported: a function `ct('calltracking_params', id)` that returns
 * `{ sessionId }` or a list of these, and an object `call_tracking.sessionId`. The clinic's id at
 * the service is in an attribute of the root element.
 */
interface CallTrackingWindow {
  readonly ct?: unknown
  readonly call_tracking?: unknown
}

const maxLength = 200

function sessionOf(value: unknown): string {
  const record: unknown = Array.isArray(value) ? value[0] : value
  if (typeof record !== 'object' || record === null || !('sessionId' in record)) return ''
  const { sessionId } = record
  const text = typeof sessionId === 'number' ? String(sessionId) : sessionId
  // `fetch` would throw for a header value with other characters.
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && text.length <= maxLength
    ? text
    : ''
}

/** @returns '' without the script, before it is ready, or when it fails */
export function sessionId(): string {
  try {
    const { callTracking: id } = document.documentElement.dataset
    const { ct, call_tracking: tracking } = window as CallTrackingWindow
    const told = id && typeof ct === 'function' ? sessionOf(ct('calltracking_params', id)) : ''
    return told || sessionOf(tracking)
  } catch (error) {
    // Of a script that is not ours.
    reportError(error)
    return ''
  }
}
