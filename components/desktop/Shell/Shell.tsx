import type { ReactNode } from 'react'
import { FloatingActions } from '@/components/blocks/FloatingActions/FloatingActions'
import type { SocialLinks } from '@/lib/clinic/socials'
import { Footer } from './Footer'
import { Header } from './Header'

interface ShellProps {
  readonly socials: SocialLinks
  readonly year: number
  readonly children: ReactNode
}

/** What stands around every page of the desktop layout. */
export function Shell({ socials, year, children }: ShellProps) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer socials={socials} year={year} />
      <FloatingActions />
    </>
  )
}
