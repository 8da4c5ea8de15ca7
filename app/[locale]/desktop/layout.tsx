import type { ReactNode } from 'react'
import { LayoutWatcher } from '@/components/blocks/LayoutWatcher/LayoutWatcher.island'
import { Shell } from '@/components/blocks/Shell/Shell'
import { Footer } from '@/components/desktop/Shell/Footer'
import { Header } from '@/components/desktop/Shell/Header'
import { socialLinks } from '@/lib/clinic/socials'
import { currentYear } from '@/lib/screens/year'

export default async function DesktopLayout({ children }: { children: ReactNode }) {
  const footer = <Footer socials={socialLinks()} year={await currentYear()} />
  return (
    <Shell header={<Header />} footer={footer}>
      {children}
      <LayoutWatcher layout="desktop" />
    </Shell>
  )
}
