/** Starts the counters that are configured, and passes on to them what visitors do. */
import { whenShown } from '@/components/hooks/when-shown'
import { counted } from '@/lib/entities/counted'
import {
  type EventDetails,
  listen,
  type Receiver,
  type SiteEvent,
  tell,
} from '@/lib/requests/browser/events'
import { takeSentForm } from '@/lib/requests/browser/sent-form'
import { eventOf } from './clicks'
import { startGoogle } from './google'
import { startMetrica } from './metrica'

export interface Tags {
  readonly metrikaId: string | undefined
  readonly googleIds: readonly string[] | undefined
}

export function start({ metrikaId, googleIds }: Tags): void {
  const receivers: Receiver[] = []
  if (metrikaId) receivers.push(startMetrica(metrikaId))
  if (googleIds) receivers.push(startGoogle(googleIds))
  listen((name, { kind }) => {
    const told = counted(name, kind)
    if (!told) return
    for (const receive of receivers) {
      try {
        receive(...told)
      } catch (error) {
        // A broken counter is no reason to fail a request that has been accepted.
        reportError(error)
      }
    }
  })
  for (const type of ['click', 'submit']) document.addEventListener(type, note, true)
  whenShown(noteShown)
}

function note(event: Event): void {
  const found = event.target instanceof Element && eventOf(event.target, event.type)
  if (found) tell(...found)
}

/** What the page itself is: once, also when it is brought back later. */
function noteShown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    tell(element.dataset.shown as SiteEvent, detailsOf(element))
  }
  const kind = takeSentForm()
  if (kind) tell('form_submit', { kind })
}

const detailsOf = ({ dataset: { kind } }: HTMLElement): EventDetails => (kind ? { kind } : {})
