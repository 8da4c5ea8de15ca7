/**
 * The visitor's session as the call-tracking script knows it, for the `SessionId` header (spec 1
 * §7, R32). Read at the moment of sending: the script loads late, or never.
 *
 * Two ways of telling it are understood: a function `ct('calltracking_params', id)` that answers
 * `{ sessionId }` or a list of such, and an object `call_tracking.sessionId`.
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
  // Anything else would make the header, and with it the whole request, impossible to send.
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && text.length <= maxLength
    ? text
    : ''
}

/**
 * @param callTrackingId the clinic's id at the call-tracking service
 * @returns '' without the script, before it is ready, or when it fails
 */
export function sessionId(callTrackingId?: string): string {
  try {
    const { ct, call_tracking: tracking } = window as CallTrackingWindow
    const told =
      typeof ct === 'function' ? sessionOf(ct('calltracking_params', callTrackingId)) : ''
    return told || sessionOf(tracking)
  } catch {
    return ''
  }
}
