/**
 * The search of the header: its field opens below it, without scripts, too. With them the field has
 * the focus, and with it the keyboard of a phone.
 */
'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'

interface HeaderDetailsProps {
  readonly className?: string
  /** The summary, and the panel with the form. */
  readonly children: ReactNode
}

export const HeaderDetails = bounded(LiveDetails, PlainDetails)

function LiveDetails({ className, children }: HeaderDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  // At once, as a phone shows its keyboard only for a focus during the tap.
  const toggle = (event: MouseEvent) => {
    const { current } = details
    const isSummary = event.target instanceof Element && event.target.closest('summary')
    if (!current || !isSummary) return
    event.preventDefault()
    current.open = !current.open
    if (current.open) current.querySelector('input')?.focus()
  }

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    close(details.current)
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className={className} onClick={toggle} onKeyDown={leave}>
      {children}
    </details>
  )
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}

function PlainDetails({ className, children }: HeaderDetailsProps) {
  return <details className={className}>{children}</details>
}
