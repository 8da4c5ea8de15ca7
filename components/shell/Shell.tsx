import type { ReactNode } from 'react'
import { FloatingActions } from '@/components/request/FloatingActions/FloatingActions'
import type { WhatsAppHref } from '@/components/request/WhatsAppLink'

interface ShellProps {
  /** Of the layout, as is the footer. */
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly whatsapp: WhatsAppHref
  readonly children: ReactNode
}

/** The frame of every page. */
export function Shell({ header, footer, whatsapp, children }: ShellProps) {
  return (
    <>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <FloatingActions whatsapp={whatsapp} />
    </>
  )
}
