/**
 * Once in the root layout: loads the dialog's code when a request is opened, shows the outcome, and
 * sends requests that are waiting.
 */
'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useHistoryEntry } from '@/components/hooks/history-entry'
import type { Phone } from '@/lib/clinic'
import type { Trackers } from '@/lib/requests/browser/submit'
import { isAnythingWaiting } from '@/lib/requests/browser/waiting'
import { loadRequestDialog } from './loadDialog'
import type { RequestDialogProps } from './RequestDialog.island'
import styles from './RequestDialogHost.module.scss'
import {
  announce,
  closeRequest,
  getServerSnapshot,
  getSnapshot,
  mountHost,
  openRequest,
  subscribe,
} from './requestStore'
import { StatusLine } from './StatusLine.island'

export interface RequestDialogHostProps
  extends Trackers,
    Pick<RequestDialogProps, 'labels' | 'locale' | 'consentVersion' | 'policyHref'> {
  /** Offered when a request cannot be taken. */
  readonly phone: Phone
}

export function RequestDialogHost(props: RequestDialogHostProps) {
  const { phone, metrikaId, ...dialog } = props
  const { open, request, status } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const RequestDialog = useDialogCode(open)
  useHistoryEntry('request', open && RequestDialog !== null, {
    open: () => request && openRequest(request.about, request.opener),
    close: closeRequest,
  })
  useEffect(mountHost, [])
  useResending(metrikaId)

  return (
    <>
      {request && RequestDialog && (
        <RequestDialog {...dialog} trackers={{ metrikaId }} open={open} request={request} />
      )}
      {open && !RequestDialog && <div className={styles.loading} aria-hidden="true" />}
      <StatusLine status={status} labels={dialog.labels.status} phone={phone} />
    </>
  )
}

/** The dialog once it is wanted and fetched. */
function useDialogCode(wanted: boolean): ComponentType<RequestDialogProps> | null {
  const [code, setCode] = useState<{ readonly Dialog: ComponentType<RequestDialogProps> }>()

  useEffect(() => {
    if (!wanted || code) return
    loadRequestDialog().then(({ RequestDialog }) => setCode({ Dialog: RequestDialog }), giveWay)
  }, [wanted, code])

  return code?.Dialog ?? null
}

/**
 * When the chunk cannot be loaded (an old page after a release, no connection), goes to the page
 * with the same form, or to the phone.
 */
function giveWay(): void {
  const href = getSnapshot().request?.about.href
  closeRequest()
  if (href && navigator.onLine) window.location.assign(href)
  else announce('call')
}

/** Milliseconds between two attempts while the page is open: the site may be back unnoticed. */
const pause = 30_000

/** Sends what waits: on every page, when the connection is back, on return to the tab, and now and then. */
function useResending(metrikaId: string | undefined): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine || !isAnythingWaiting()) return
      // Fetched only where something waits: most pages never need it.
      import('@/lib/requests/browser/submit').then(
        ({ resend }) => resend({ metrikaId }, () => announce('sentLater')),
        () => {
          // The code is out of reach; the request stays where it is.
        },
      )
    }
    again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    const timer = setInterval(again, pause)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [metrikaId])
}
