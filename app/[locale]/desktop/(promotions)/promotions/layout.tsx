import type { ReactNode } from 'react'
import { PromotionTabs } from '@/components/blocks/PromotionTabs/PromotionTabs'

export default function PromotionsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PromotionTabs />
      {children}
    </>
  )
}
