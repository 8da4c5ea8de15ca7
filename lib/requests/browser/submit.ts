/**
 * Submits a request: saved first, then sent, so that neither a closed tab nor a lost connection
 * loses it.
 */
import { reachFormSubmit } from './goal'
import { attempt, findSame, flush, save } from './outbox'
import { type OutgoingRequest, send } from './send'
import { sessionId } from './session-id'

/** Ids of outside services; each is optional and its absence turns the service off. */
export interface Trackers {
  readonly metrikaId?: string
}

/**
 * `accepted`: the server has it. `saved`: it waits in the browser for the connection.
 * `unsaved`: it waits in this page only. `rejected`: it will never be taken.
 */
export type SubmitResult = 'accepted' | 'saved' | 'unsaved' | 'rejected'

const deliver = (request: OutgoingRequest) => send(request, sessionId())

/**
 * Sends a request. The same request that still waits from an earlier attempt lends it its key, so
 * that a visitor who tries again is not entered twice.
 */
export async function submit(request: OutgoingRequest, trackers: Trackers): Promise<SubmitResult> {
  const keyed = { ...request, key: findSame(request)?.key ?? request.key }
  const durable = save(keyed)
  const { result, removed } = await attempt(keyed, deliver)
  if (result === 'unreachable') return durable ? 'saved' : 'unsaved'
  if (result === 'accepted' && removed) reachFormSubmit(trackers.metrikaId)
  return result
}

/**
 * Tries again what could not be sent before.
 * @param onAccepted called once for each request the server has taken
 */
export function resend(trackers: Trackers, onAccepted: () => void): Promise<void> {
  return flush(deliver, () => {
    reachFormSubmit(trackers.metrikaId)
    onAccepted()
  })
}
