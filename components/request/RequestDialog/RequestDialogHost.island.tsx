/**
 * Once in the root layout: loads the dialog's code when a request is opened, shows the outcome, and
 * resends queued requests.
 */
'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useHistoryEntry } from '@/components/hooks/history-entry'
import type { Phone } from '@/lib/clinic'
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
  extends Pick<RequestDialogProps, 'labels' | 'locale' | 'consentVersion' | 'policyHref'> {
  /** Shown when a request cannot be accepted. */
  readonly phone: Phone
}

/** The dialog and the status line fail each for itself. */
export function RequestDialogHost(props: RequestDialogHostProps) {
  const { status, sending } = useRequests()
  useResending()
  return (
    <>
      <DialogHost {...props} />
      <StatusLine status={status} sending={sending} labels={props.labels} phone={props.phone} />
    </>
  )
}

const useRequests = () => useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)

const DialogHost = bounded(LiveHost, LeaveForForm)

function LiveHost({ phone: _, ...dialog }: RequestDialogHostProps) {
  const { open, request } = useRequests()
  const RequestDialog = useDialogCode(open)
  useHistoryEntry('request', open && RequestDialog !== null, {
    open: () => request && openRequest(request.about, request.opener),
    close: closeRequest,
  })
  useEffect(mountHost, [])

  return (
    <>
      {request && RequestDialog && <RequestDialog {...dialog} open={open} request={request} />}
      {open && !RequestDialog && <div className={styles.loading} aria-hidden="true" />}
    </>
  )
}

/**
 * In place of a dialog that failed: the page of the form. Without a host, buttons are links to it.
 * A request that is being sent goes its way, and the status line tells what became of it.
 */
function LeaveForForm() {
  useEffect(() => {
    if (!getSnapshot().sending) fallBack()
  }, [])
  return null
}

/** The dialog's component, loaded when it is first wanted. */
function useDialogCode(wanted: boolean): ComponentType<RequestDialogProps> | null {
  const [code, setCode] = useState<{ readonly Dialog: ComponentType<RequestDialogProps> }>()

  useEffect(() => {
    if (!wanted || code) return
    loadRequestDialog().then(({ RequestDialog }) => setCode({ Dialog: RequestDialog }), fallBack)
  }, [wanted, code])

  return code?.Dialog ?? null
}

/**
 * When the dialog cannot be shown (an old page after a release, no connection, a failure), goes to
 * the page with the same form if there is a connection, whatever the browser believes of it;
 * otherwise to the phone.
 */
function fallBack(): void {
  const { open, request } = getSnapshot()
  if (!open) return
  const href = request?.about.href
  closeRequest()
  const call = () => announce('call')
  if (href) fetch(href, { method: 'HEAD' }).then(() => location.assign(href), call)
  else call()
}

/** Milliseconds between retries while the page is open: no event tells that the server is back. */
const retryIntervalMs = 30_000

/** Resends queued requests: on load, when back online, on return to the tab and at intervals. */
function useResending(): void {
  useEffect(() => {
    const retry = () => {
      if (document.visibilityState === 'hidden' || !isAnythingWaiting()) return
      // The chunk is loaded only if a request is queued, which is rare.
      import('@/lib/requests/browser/submit').then(
        ({ resend }) => resend(announce),
        () => {
          // The chunk failed to load; the request stays queued.
        },
      )
    }
    retry()
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    const timer = setInterval(retry, retryIntervalMs)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [])
}
