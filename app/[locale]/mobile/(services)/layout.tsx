import type { ReactNode } from 'react'
import { ServicesSearch } from '@/components/shell/ServicesSearch'

export default function ServicesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ServicesSearch />
      {children}
    </>
  )
}
