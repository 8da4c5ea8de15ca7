/** What runs behind a page, and the dialog's host: loaded once the page is hydrated. */
import { addCallTracking } from '@/components/analytics/call-tracking'
import { start, type Tags } from '@/components/analytics/tags'
import { whenShown } from '@/components/hooks/when-shown'
import { preloadRequestDialog } from '@/components/request/RequestDialog/loadDialog'
import { noteVisit } from '@/lib/requests/browser/attribution'
import { followChats } from '@/lib/requests/browser/chats'
import { isLayout } from '@/lib/routing/layout'
import { readRootSegment } from '@/lib/routing/root-segment'
import { startAfterLoad } from './afterLoad'
import { followEstimate } from './followEstimate'
import { followHeaderMenus } from './headerMenus'
import { keepLanguage } from './keepLanguage'
import { watchLayout } from './watchLayout'

export { RequestDialogHost } from '@/components/request/RequestDialog/RequestDialogHost.island'

export interface Background {
  /** The counters that are configured. */
  readonly tags: Tags | undefined
  /** URL of the call-tracking script. */
  readonly callTracking: string | undefined
  /** How long the clinic remembers where a visit came from; without them for the visit. */
  readonly attributionDays: number | undefined
  /** The line that ends a message to WhatsApp, with `{code}`. */
  readonly chatLabel: string
  /** The first segments of the internal path: the language, and the layout. */
  readonly root: unknown
  readonly layout: unknown
}

let isStarted = false

/** Once for a document, though React's strict mode runs effects twice. */
export function startBackground(background: Background): void {
  if (isStarted) return
  isStarted = true
  const { tags, callTracking, attributionDays, chatLabel, root, layout } = background
  whenShown(() => noteVisit(attributionDays))
  followChats(chatLabel)
  followHeaderMenus()
  followEstimate()
  preloadRequestDialog()
  const segment = readRootSegment(root)
  if (segment) keepLanguage(segment)
  if (isLayout(layout)) watchLayout(layout)
  startAfterLoad()
  if (tags) start(tags)
  if (callTracking) addCallTracking(callTracking)
}
