'use client'

import { useParams, useSelectedLayoutSegment } from 'next/navigation'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { bounded } from '@/components/hooks/bounded'
import type { RequestDialogHostProps } from '@/components/request/RequestDialog/RequestDialogHost.island'
import styles from '@/components/request/RequestDialog/RequestDialogHost.module.scss'
// With the page, as a style sheet of its own would be one more request.
import '@/components/request/RequestDialog/StatusLine.module.scss'
import {
  closeRequest,
  getServerSnapshot,
  getSnapshot,
  mountHost,
  subscribe,
} from '@/components/request/RequestDialog/requestStore'
import type { Background } from './lateParts'

export type BackgroundSettings = Omit<Background, 'root' | 'layout'>

interface LatePartsProps {
  readonly request: RequestDialogHostProps
  readonly background: BackgroundSettings
}

/**
 * Once in the root layout: what no page needs to answer its visitor, in one chunk that is loaded after
 * hydration. It counts, remembers and corrects, and shows the dialog of a request.
 */
export const LateParts = bounded(Loader)

function Loader({ request, background }: LatePartsProps) {
  const { locale: root } = useParams()
  const layout = useSelectedLayoutSegment()
  // `null`: it cannot be loaded.
  const [Host, setHost] = useState<ComponentType<RequestDialogHostProps> | null>()
  const { open } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are those of the document
  useEffect(() => {
    import('./lateParts').then(
      ({ RequestDialogHost, startBackground }) => {
        setHost(() => RequestDialogHost)
        startBackground({ ...background, root, layout })
      },
      () => {
        setHost(null)
        leaveForForm()
      },
    )
  }, [])

  // What is opened before the host is there waits for it.
  const waits = Host === undefined
  useEffect(() => (waits ? mountHost() : undefined), [waits])

  if (Host) return <Host {...request} />
  return open && <div className={styles.loading} aria-hidden="true" />
}

/** Request buttons are links to the page with the same form. */
function leaveForForm(): void {
  const { open, request } = getSnapshot()
  closeRequest()
  if (open && request?.about.href) location.assign(request.about.href)
}
