import type { ReactNode } from 'react'
import { LayoutWatcher } from '@/components/blocks/LayoutWatcher/LayoutWatcher.island'
import { Shell } from '@/components/desktop/Shell/Shell'
import { socialLinks } from '@/lib/clinic/socials'

export default function DesktopLayout({ children }: { children: ReactNode }) {
  return (
    <Shell socials={socialLinks()} year={new Date().getFullYear()}>
      {children}
      <LayoutWatcher layout="desktop" />
    </Shell>
  )
}
