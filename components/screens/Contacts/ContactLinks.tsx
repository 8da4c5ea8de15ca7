import { FileCheck2, FlaskConical, Stethoscope, Umbrella } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { LinkTiles } from '@/components/lists/LinkTiles'
import { Section } from '@/components/sections/Section'
import { clinicIn, companyTerms } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { withoutMissing } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'
import type { ContactsData } from '@/lib/screens/contacts'
import styles from './ContactLinks.module.scss'

const ways = [
  { route: 'doctors', icon: Stethoscope },
  { route: 'analyses', icon: FlaskConical },
  { route: 'corporate', icon: Umbrella },
  { route: 'about', icon: FileCheck2 },
] as const

/** What people look for on a contacts page and find elsewhere. */
export function ContactLinks({ missing }: Pick<ContactsData, 'missing'>) {
  const t = useTranslations('contacts.more')
  const gallery = useTranslations('about.gallery')
  const locale = useLocale()
  const terms = companyTerms(clinicIn(locale))
  const tiles = withoutMissing(ways, missing).map(({ route, icon }) => ({
    href: localePath(pathOf(route), locale),
    icon,
    title: t(`${route}.title`),
    text: t(`${route}.text`, terms),
  }))
  return (
    <div className={styles.links}>
      <Section id="more" title={t('title')}>
        <LinkTiles tiles={tiles} columns={4} />
        {clinicIn(locale).gallery.length > 0 && (
          <p className={styles.photos}>
            <a href={`${localePath(pathOf('about'), locale)}#gallery`}>{gallery('link')}</a>
          </p>
        )}
      </Section>
    </div>
  )
}
