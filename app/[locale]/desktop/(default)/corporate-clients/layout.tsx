import type { ReactNode } from 'react'
import { SectionBar } from '@/components/screens/Corporate/desktop/SectionBar'

export default function CorporateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SectionBar />
      {children}
    </>
  )
}
