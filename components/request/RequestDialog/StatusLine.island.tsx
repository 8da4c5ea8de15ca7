/** The status line at the bottom of the window: the outcome of a request, until it is closed or the next page. */
'use client'

import { CircleCheck, Clock, PhoneCall, X } from 'lucide'
import { bounded } from '@/components/hooks/bounded'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Phone } from '@/lib/clinic'
import type { RequestLabels, RequestStatus } from './labels'
import { announce, getSnapshot, type RequestState } from './requestStore'
import styles from './StatusLine.module.scss'

const icons = {
  accepted: CircleCheck,
  sentLater: CircleCheck,
  saved: Clock,
  lost: PhoneCall,
  otherDay: Clock,
  call: PhoneCall,
} as const satisfies Record<RequestStatus, unknown>

/** Whether the clinic does not have the request yet, so that its phone is offered. */
const isMissing = (kind: RequestStatus) => kind !== 'accepted' && kind !== 'sentLater'

/** Of a request that was sent from an earlier page, while the visitor does something else. */
const isEarlier = (kind: RequestStatus) => kind === 'sentLater' || kind === 'lost'

export interface StatusLineProps {
  readonly status: RequestState['status']
  readonly sending: boolean
  readonly labels: Pick<RequestLabels, 'status' | 'next' | 'close'>
  readonly phone: Phone
}

export const StatusLine = bounded(LiveLine, PlainLine)

function LiveLine({ status, sending, labels, phone }: StatusLineProps) {
  // What was waited for is heard first: assertive, it cuts in on the name of the opener, which has got the
  // focus back, where polite words wait for the end of that name or, in VoiceOver, are dropped for it. Said
  // before the focus moves, even assertive words could be cut by it.
  const isAwaited = status ? !isEarlier(status.kind) : sending
  // A live region must exist before its text to be announced.
  return (
    <div className={styles.region} role="status" aria-live={isAwaited ? 'assertive' : 'polite'}>
      {status && (
        <div key={status.id} className={styles.line} data-kind={status.kind}>
          <Icon of={icons[status.kind]} className={styles.icon} />
          <p>
            <span>{`${labels.status[status.kind]} ${status.about}`}</span>
            {isMissing(status.kind) ? (
              <a className={styles.phone} href={`tel:${phone.number}`}>
                {phone.label}
              </a>
            ) : (
              <span>{labels.next}</span>
            )}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={labels.close}
            onClick={() => {
              announce(null)
              // The button goes with its line.
              getSnapshot().request?.opener?.focus({ preventScroll: true })
            }}
          >
            <Icon of={X} />
          </button>
        </div>
      )}
    </div>
  )
}

function PlainLine({ status, labels, phone }: StatusLineProps) {
  return (
    status && (
      <p className={styles.region} role="alert">
        <span>{`${labels.status[status.kind]} `}</span>
        <a href={`tel:${phone.number}`}>{phone.label}</a>
      </p>
    )
  )
}
