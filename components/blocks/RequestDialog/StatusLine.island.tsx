/** The line at the foot of the window that says what became of a request. */
'use client'

import { CircleCheck, Clock, PhoneCall } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Phone } from '@/lib/clinic'
import type { RequestLabels, RequestStatus } from './labels'
import { announce, type RequestState } from './requestStore'
import styles from './StatusLine.module.scss'

/** How long the line stays, but for the time it is pointed at or focused. */
export const STATUS_MS = 6000

const icons = {
  accepted: CircleCheck,
  sentLater: CircleCheck,
  saved: Clock,
  call: PhoneCall,
} as const satisfies Record<RequestStatus, unknown>

/** Where the clinic does not have the request yet, a call is the surer way. */
const withPhone: readonly RequestStatus[] = ['saved', 'call']

export interface StatusLineProps {
  readonly status: RequestState['status']
  readonly labels: RequestLabels['status']
  readonly phone: Phone
}

export function StatusLine({ status, labels, phone }: StatusLineProps) {
  const [held, setHeld] = useState(false)
  const id = status?.id

  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(() => announce(null), STATUS_MS)
    return () => clearTimeout(timer)
  }, [id, held])

  // A line that goes away under the pointer sends no event about it.
  useEffect(() => {
    if (id === undefined) setHeld(false)
  }, [id])

  // The region is there before its text: only then is the text read out.
  return (
    <div className={styles.region} role="status">
      {status && (
        // biome-ignore lint/a11y/noStaticElementInteractions: they only keep the line from leaving.
        <div
          key={id}
          className={styles.line}
          data-kind={status.kind}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon of={icons[status.kind]} aria-hidden="true" className={styles.icon} />
          <p>
            {labels[status.kind]}
            {withPhone.includes(status.kind) && (
              <>
                {' '}
                <a className={styles.phone} href={`tel:${phone.number}`}>
                  {phone.label}
                </a>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
