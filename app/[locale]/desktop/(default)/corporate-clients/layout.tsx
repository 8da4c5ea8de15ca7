import type { ReactNode } from 'react'
import { SectionBar } from '@/components/desktop/CorporateView/SectionBar'

export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionBar />
      {children}
    </>
  )
}
