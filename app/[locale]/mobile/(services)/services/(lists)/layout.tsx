import type { ReactNode } from 'react'
import { ServicesBar } from '@/components/shell/ServicesBar'
import { ServicesSearch } from '@/components/shell/ServicesSearch'
import { loadServicesBar } from '@/lib/screens/services-bar'

/** Search and tabs stand above the lists only: a service's own page begins with the service. */
export default async function ServiceListsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ServicesSearch />
      <ServicesBar {...(await loadServicesBar())} />
      {children}
    </>
  )
}
