import type { ReactNode } from 'react'
import { FloatingActions } from '@/components/request/FloatingActions/FloatingActions'
import type { WhatsAppHref } from '@/components/request/WhatsAppLink'
import type { Notice } from '@/lib/screens/notices'
import { Notices } from './Notices'

interface ShellProps {
  readonly notices: readonly Notice[]
  /** Of the layout, as is the footer. */
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly whatsapp: WhatsAppHref
  readonly children: ReactNode
}

/** The frame of every page. */
export function Shell({ notices, header, footer, whatsapp, children }: ShellProps) {
  return (
    <>
      <Notices notices={notices} />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <FloatingActions whatsapp={whatsapp} />
    </>
  )
}
