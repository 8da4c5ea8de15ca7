/**
 * The request dialog: it closes after sending whether or not that succeeded, and the status line
 * then says what became of the request (B27).
 */
'use client'

import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/hooks/after-paint'
import { Dialog } from '@/components/ui/Dialog/Dialog.island'
import { showPhone } from '@/components/ui/TextField/phoneMask'
import { attribution } from '@/lib/requests/browser/attribution'
import { newKey } from '@/lib/requests/browser/key'
import { type SubmitResult, submit } from '@/lib/requests/browser/submit'
import { endpointOf, payloadOf } from '@/lib/requests/kinds'
import { phoneQuery } from '@/lib/routing/layout'
import type { Locale } from '@/lib/routing/locales'
import type { CheckedFields } from './fieldsSchema'
import { keepBeside } from './keepBeside'
import type { RequestLabels, RequestStatus } from './labels'
import styles from './RequestDialog.module.scss'
import { RequestFields } from './RequestFields.island'
import { leadOf, RequestLead } from './RequestLead'
import { type ActiveRequest, announce, closeRequest, whileSending } from './requestStore'
import { forgetFields } from './typedFields'

export interface RequestDialogProps {
  readonly open: boolean
  readonly request: ActiveRequest
  readonly labels: RequestLabels
  readonly locale: Locale
  /** Version of the consent text the visitor agrees to. */
  readonly consentVersion: string
  readonly policyHref: string
}

const statusOf = {
  accepted: 'accepted',
  saved: 'saved',
  unsaved: 'call',
  otherDay: 'otherDay',
  rejected: 'call',
} as const satisfies Record<SubmitResult, RequestStatus>

export function RequestDialog(props: RequestDialogProps) {
  const { open, request, labels, locale, consentVersion } = props
  const { about, id, openedAt, opener } = request
  const shown = useOpenAfterPaint(open)
  const nameRef = useRef<HTMLInputElement>(null)

  const sendFields = async (fields: CheckedFields, consentAt: string) => {
    const narrow = window.matchMedia(phoneQuery).matches
    const meta = {
      page: window.location.pathname,
      locale,
      layout: narrow ? 'mobile' : 'desktop',
      consentVersion,
      consentAt,
      openedAt,
      sentAt: Date.now(),
      attribution: attribution(),
      ...(about.preferredDay && { preferredDay: about.preferredDay }),
      ...(about.analyses && { analyses: about.analyses }),
      ...(about.also && { also: about.also }),
      ...(about.kind === 'posts' && { kind: about.kind }),
    } as const
    const body = { ...payloadOf(about, fields), meta }
    const sent = { key: keyOf(id), path: endpointOf(about.kind), locale, body }
    await whileSending(async () => {
      const result = await submit(sent)
      if (result === 'accepted' || result === 'saved') forgetFields()
      const dialog = nameRef.current?.closest('dialog')
      // While a dialog is shown, even on its way out, nothing outside it is announced.
      if (closeRequest(id)) {
        await closed(dialog)
        await new Promise(resolve => setTimeout(resolve, focusMs))
      }
      const status = statusOf[result]
      const about = status === 'accepted' ? detailsOf(request, fields, labels) : ''
      announce(status, about)
      const rest = about + (about ? labels.next : labels.elsewhere.phone.label)
      keepBeside(opener, `${labels.status[status]} ${rest}`)
    })
  }

  return (
    <Dialog
      open={shown}
      onClose={() => closeRequest()}
      title={labels.titles[about.kind]}
      description={[about.subject, leadOf(about.kind, labels)].filter(Boolean).join('. ')}
      closeLabel={labels.close}
      persistent={about.persistent}
      size="narrow"
      initialFocus={nameRef}
      opener={opener}
    >
      {about.subject && <p className={styles.subject}>{about.subject}</p>}
      <div className={styles.lead}>
        <RequestLead kind={about.kind} labels={labels} />
      </div>
      <RequestFields
        key={id}
        labels={labels}
        locale={locale}
        policyHref={props.policyHref}
        nameRef={nameRef}
        onSend={sendFields}
      />
    </Dialog>
  )
}

/** Of an accepted request: what it is about, and the number, which may be wrong. */
function detailsOf({ about }: ActiveRequest, { phone }: CheckedFields, labels: RequestLabels) {
  const { titles, countries } = labels
  const what = [titles[about.kind], about.subject].filter(Boolean).join(': ')
  return `${what}. ${labels.phone}: ${showPhone(`+${phone}`, countries).replaceAll(' ', '\u00a0')}. `
}

/**
 * What a region says in the moment in which the focus goes back to the opener is lost, ms. The status line
 * then cuts in on the opener's name (StatusLine).
 */
const focusMs = 100

/** Longer than a dialog takes to close on a slow phone, ms. */
const closingMs = 5000

/** Resolves once the dialog has closed. */
function closed(dialog: Element | null | undefined): Promise<unknown> {
  return new Promise(resolve => {
    setTimeout(resolve, dialog ? closingMs : 0)
    dialog?.addEventListener('close', resolve, { once: true })
  })
}

const keys = new Map<number, string>()

/** Idempotency key of what is sent from one opening of the dialog. */
function keyOf(id: number): string {
  const key = keys.get(id) ?? newKey()
  keys.set(id, key)
  return key
}

/**
 * Opens after the next paint, so that the first opening has a transition, too, and restyling the
 * page for a modal dialog does not count towards the INP of the click.
 */
function useOpenAfterPaint(open: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) afterPaint(() => setShown(true))
    else setShown(false)
  }, [open])
  return shown && open
}
