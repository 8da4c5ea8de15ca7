import type { ReactNode } from 'react'
import { ServicesBar } from '@/components/shell/ServicesBar'
import { loadServicesBar } from '@/lib/screens/services-bar'

/** The tabs stand above the lists only: a service's own page has none. */
export default async function ServiceListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ServicesBar {...(await loadServicesBar())} />
      {children}
    </>
  )
}
