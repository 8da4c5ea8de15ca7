/** The status line at the bottom of the window, with the outcome of a request. */
'use client'

import { CircleCheck, Clock, PhoneCall } from 'lucide'
import { useEffect, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Phone } from '@/lib/clinic'
import type { RequestLabels, RequestStatus } from './labels'
import { announce, type RequestState } from './requestStore'
import styles from './StatusLine.module.scss'

/** Milliseconds the line stays; not counted while it is hovered or focused. */
export const STATUS_MS = 6000

const icons = {
  accepted: CircleCheck,
  sentLater: CircleCheck,
  saved: Clock,
  call: PhoneCall,
} as const satisfies Record<RequestStatus, unknown>

/** The clinic does not have the request yet, so its phone is offered. */
const withPhone: readonly RequestStatus[] = ['saved', 'call']

export interface StatusLineProps {
  readonly status: RequestState['status']
  readonly labels: RequestLabels['status']
  readonly phone: Phone
}

export const StatusLine = bounded(LiveLine, PlainLine)

function LiveLine({ status, labels, phone }: StatusLineProps) {
  const [held, setHeld] = useState(false)
  const id = status?.id
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(() => announce(null), STATUS_MS)
    return () => clearTimeout(timer)
  }, [id, held])

  // A line that is removed while hovered fires no `pointerleave`.
  useEffect(() => {
    if (id === undefined) setHeld(false)
  }, [id])

  // A live region must exist before its text to be announced.
  return (
    <div className={styles.region} role="status">
      {status && (
        // biome-ignore lint/a11y/noStaticElementInteractions: they only keep the line open.
        <div
          key={id}
          className={styles.line}
          data-kind={status.kind}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <Icon of={icons[status.kind]} className={styles.icon} />
          <p>
            <span>{`${labels[status.kind]} `}</span>
            {withPhone.includes(status.kind) && (
              <a className={styles.phone} href={`tel:${phone.number}`}>
                {phone.label}
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

function PlainLine({ status, labels, phone }: StatusLineProps) {
  return (
    status && (
      <p className={styles.region} role="alert">
        <span>{`${labels[status.kind]} `}</span>
        <a href={`tel:${phone.number}`}>{phone.label}</a>
      </p>
    )
  )
}
