import { ExternalLink } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { AboutCheckUp } from '@/components/screens/About/AboutCheckUp'
import { AboutPromotion } from '@/components/screens/About/AboutPromotion'
import { Careers } from '@/components/screens/About/Careers'
import { Ecosystem } from '@/components/screens/About/Ecosystem'
import { Gallery } from '@/components/screens/About/Gallery'
import { LicenceCard } from '@/components/screens/About/LicenceCard'
import { Principles } from '@/components/screens/About/Principles'
import { Figures } from '@/components/sections/Figures'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Icon } from '@/components/ui/Icon/Icon'
import { Picture } from '@/components/ui/Picture/Picture'
import { Tabs } from '@/components/ui/Tabs/Tabs.island'
import { clinicIn } from '@/lib/clinic'
import type { AboutData } from '@/lib/screens/about'
import styles from './AboutView.module.scss'

export function AboutView({ h1, lead, crumbs, promotion, missing, facts, careersUrl }: AboutData) {
  const t = useTranslations('about')
  const { claims, pictures } = clinicIn(useLocale())
  const common = useTranslations('common')
  const vacancies = (
    <>
      {t('careers.tab')}
      <Icon of={ExternalLink} width={18} height={18} />
      <span className="visually-hidden">({common('newTab')})</span>
    </>
  )
  const ecosystem = <Ecosystem missing={missing} facts={facts} />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <h1>{h1}</h1>
        <Picture src={pictures.about} alt="" width={1600} height={1000} sizes="92vw" priority />
        <p>{lead}</p>
        {claims.visitStandards === 'yes' && <p>{t('second')}</p>}
      </header>
      <Figures />
      <Principles facts={facts} />
      {!missing.includes('checkUps') && <AboutCheckUp facts={facts} />}
      <LicenceCard />
      <Gallery />
      <AboutPromotion promotion={promotion} />
      {careersUrl ? (
        <Tabs
          label={t('careers.switch', claims)}
          panels={[{ id: 'ecosystem', label: t('ecosystem.tab', claims), content: ecosystem }]}
          elsewhere={{ href: careersUrl, label: vacancies }}
        />
      ) : (
        ecosystem
      )}
      {careersUrl && <Careers href={careersUrl} />}
    </div>
  )
}
