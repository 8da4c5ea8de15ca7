import type { ReactNode } from 'react'
import { FloatingActions } from '@/components/blocks/FloatingActions/FloatingActions'

interface ShellProps {
  /** Of the layout, as is the footer. */
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of every page. */
export function Shell({ header, footer, children }: ShellProps) {
  return (
    <>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <FloatingActions />
    </>
  )
}
