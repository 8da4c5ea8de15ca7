import type { ReactNode } from 'react'
import { PromotionTabs } from '@/components/shell/PromotionTabs'
import { loadPromotionTabs } from '@/lib/screens/promotion-tabs'

export default async function PromotionsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PromotionTabs filled={await loadPromotionTabs()} />
      {children}
    </>
  )
}
