import type { ReactNode } from 'react'
import { LayoutWatcher } from '@/components/blocks/LayoutWatcher/LayoutWatcher.island'
import { Shell } from '@/components/mobile/Shell/Shell'
import { socialLinks } from '@/lib/clinic/socials'

export default function MobileLayout({ children }: { children: ReactNode }) {
  return (
    <Shell socials={socialLinks()} year={new Date().getFullYear()}>
      {children}
      <LayoutWatcher layout="mobile" />
    </Shell>
  )
}
