import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/mobile/Footer'
import { Header } from '@/components/shell/mobile/Header'
import { Shell } from '@/components/shell/Shell'
import { socialLinks } from '@/lib/clinic/socials'
import { loadMissingSections } from '@/lib/screens/missing-sections'
import { loadNotices } from '@/lib/screens/notices'
import { whatsappOfPage } from '@/lib/screens/whatsapp'
import { currentYear } from '@/lib/screens/year'

export default async function MobileLayout({ children }: { children: ReactNode }) {
  // Not awaited: the page, which is rendered beside this, tells what it is about.
  const whatsapp = whatsappOfPage()
  const [missing, year, notices] = await Promise.all([
    loadMissingSections(),
    currentYear(),
    loadNotices(),
  ])
  const shared = { missing, whatsapp }
  return (
    <Shell
      notices={notices}
      header={<Header {...shared} />}
      footer={<Footer {...shared} socials={socialLinks()} year={year} />}
      whatsapp={whatsapp}
    >
      {children}
    </Shell>
  )
}
