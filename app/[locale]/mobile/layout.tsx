import type { ReactNode } from 'react'
import { LayoutWatcher } from '@/components/blocks/LayoutWatcher/LayoutWatcher.island'
import { Shell } from '@/components/blocks/Shell/Shell'
import { Footer } from '@/components/mobile/Shell/Footer'
import { Header } from '@/components/mobile/Shell/Header'
import { socialLinks } from '@/lib/clinic/socials'
import { loadMissingSections } from '@/lib/screens/missing-sections'
import { whatsappOfPage } from '@/lib/screens/whatsapp'
import { currentYear } from '@/lib/screens/year'

export default async function MobileLayout({ children }: { children: ReactNode }) {
  // Not awaited: the page, which is rendered beside this, tells what it is about.
  const whatsapp = whatsappOfPage()
  const [missing, year] = await Promise.all([loadMissingSections(), currentYear()])
  const shared = { missing, whatsapp }
  return (
    <Shell
      header={<Header {...shared} />}
      footer={<Footer {...shared} socials={socialLinks()} year={year} />}
      whatsapp={whatsapp}
    >
      {children}
      <LayoutWatcher layout="mobile" />
    </Shell>
  )
}
