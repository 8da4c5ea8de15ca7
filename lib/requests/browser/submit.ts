/**
 * Submits a callback request: it is saved before it is sent, so that neither a closed tab nor a
 * lost connection loses it.
 */
import { endpointOf, feedbackTypeOf, needsId, requestKinds } from '../kinds'
import { tell } from './events'
import { newKey } from './key'
import { attempt, findSame, flush, pending, save } from './outbox'
import { type OutgoingRequest, type SendResult, send } from './send'
import { sessionId } from './session-id'

/**
 * `accepted`: the server has it. `saved`: it is in local storage until the site is reachable.
 * `unsaved`: it is in the memory of this page only. `otherDay`: the doctor
 * does not receive on the preferred day. `rejected`: the server will never accept it.
 */
export type SubmitResult = 'accepted' | 'saved' | 'unsaved' | 'otherDay' | 'rejected'

const deliver = (request: OutgoingRequest) => send(request, sessionId())

/** Without the day where it is refused by now: whoever chose it has left, and is called all the same. */
async function deliverLater(request: OutgoingRequest): Promise<SendResult> {
  const result = await deliver(request)
  if (result !== 'otherDay') return result
  const { preferredDay: _, ...meta } = request.body.meta
  return deliver({ ...request, body: { ...request.body, meta } })
}

/**
 * Sends a request, with the key of a saved one that has the same content, so that a visitor who
 * tries again makes one request; a key that another request was saved under is left to that one.
 */
export async function submit(request: OutgoingRequest): Promise<SubmitResult> {
  const isTaken = pending().some(({ key }) => key === request.key)
  const ownKey = isTaken ? newKey() : request.key
  const keyed = { ...request, key: findSame(request)?.key ?? ownKey }
  save(keyed)
  const { result, removed } = await attempt(keyed, deliver)
  // Once more: another tab may have written over it at the same moment, before the visitor is told.
  if (result === 'unreachable') return save(keyed) ? 'saved' : 'unsaved'
  if (result === 'accepted' && removed) tellSubmit(keyed)
  return result
}

/**
 * Sends the saved requests again.
 * @param onEnd called for each accepted request, and in the end with `lost` when some were given up: they waited for
 * more than a day, or will never be accepted
 */
export function resend(onEnd: (end: 'sentLater' | 'lost') => void): Promise<void> {
  const accepted = (request: OutgoingRequest) => {
    tellSubmit(request)
    onEnd('sentLater')
  }
  return flush(deliverLater, accepted, () => onEnd('lost'))
}

/** The goal of an accepted request (B39, R31): its kind, and nothing about the visitor. */
function tellSubmit({ path, body }: OutgoingRequest): void {
  const isMeant = (kind: (typeof requestKinds)[number]) =>
    endpointOf(kind) === path &&
    (needsId(kind) || ('type' in body && feedbackTypeOf[kind] === body.type))
  const kind = body.meta.kind ?? requestKinds.find(isMeant)
  tell('form_submit', kind && { kind })
}
