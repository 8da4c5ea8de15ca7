/** The one embedded backend of this process, with the hand-written seed. */
import 'server-only'
import { type Backend, createBackend } from './app'
import { discard } from './inbox'
import { seed } from './seed/seed'

/** On `globalThis`, because Next may load this module once for every bundle of a process. */
const shared = globalThis as { clinicBackend?: Backend }

/** Answers a call of the API; created at the first one. */
export function embeddedBackend(request: Request): Promise<Response> {
  shared.clinicBackend ??= createBackend({ seed, inbox: discard })
  return shared.clinicBackend(request)
}
