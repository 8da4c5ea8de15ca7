import { ClipboardCheck, FlaskConical, Newspaper, ScanHeart, Stethoscope, Umbrella } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { LinkTiles } from '@/components/lists/LinkTiles'
import { clinicIn, companyTerms } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { withoutMissing } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'
import type { AboutData } from '@/lib/screens/about'
import styles from './AboutClinic.module.scss'

const parts = [
  { route: 'doctors', icon: Stethoscope },
  { route: 'servicesTop', icon: ScanHeart },
  { route: 'analyses', icon: FlaskConical },
  { route: 'checkUps', icon: ClipboardCheck },
  { route: 'corporate', icon: Umbrella },
  { route: 'articles', icon: Newspaper },
] as const

/** The parts of the clinic that work as one, each with its page. */
export function Ecosystem({ missing, facts: records }: Pick<AboutData, 'missing' | 'facts'>) {
  const t = useTranslations('about.ecosystem')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const { claims } = clinic
  const facts = { ...claims, ...companyTerms(clinic), ...records }
  const tiles = withoutMissing(parts, missing).map(({ route, icon }) => ({
    href: localePath(pathOf(route), locale),
    icon,
    title: t(`${route}.title`, facts),
    text: t(`${route}.text`, facts),
  }))
  if (tiles.length === 0) return null
  return (
    <section className={styles.ecosystem} aria-labelledby="ecosystem">
      <h2 id="ecosystem">{t('title', claims)}</h2>
      <p>{t('text', claims)}</p>
      <LinkTiles tiles={tiles} columns={3} tone="dark" />
    </section>
  )
}
