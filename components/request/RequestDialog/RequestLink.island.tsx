/**
 * Opens the request dialog. It is a real link to the page with the same form, so it works before
 * hydration, without JavaScript, and in a new tab.
 */
'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/components/hooks/is-plain-click'
import type { RequestTarget } from '@/lib/requests/kinds'
import { openRequest } from './requestStore'

export type RequestLinkProps = RequestTarget & {
  /** The plain page: `/request?kind=doctors&id=12`, with the language's prefix. */
  readonly href: string
  readonly subject?: string
  /** `YYYY-MM-DD` that the visitor prefers. */
  readonly preferredDay?: string
  /** Ids of the analyses that it is about. */
  readonly analyses?: readonly number[]
  /** Services and open orders beside them, as in an estimate's address. */
  readonly also?: readonly string[]
  readonly persistent?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function RequestLink({ className, children, ...about }: RequestLinkProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (openRequest(about, event.currentTarget)) event.preventDefault()
  }

  return (
    <a href={about.href} rel="nofollow" aria-haspopup="dialog" className={className} onClick={open}>
      {children}
    </a>
  )
}
