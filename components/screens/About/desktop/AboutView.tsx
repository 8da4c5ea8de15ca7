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
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn } from '@/lib/clinic'
import type { AboutData } from '@/lib/screens/about'
import styles from './AboutView.module.scss'

export function AboutView({ h1, lead, crumbs, promotion, missing, facts, careersUrl }: AboutData) {
  const t = useTranslations('about')
  const { claims, pictures } = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <div>
          <h1>{h1}</h1>
          <p>{lead}</p>
          {claims.visitStandards === 'yes' && <p>{t('second')}</p>}
        </div>
        <Picture
          src={pictures.about}
          alt=""
          width={1600}
          height={1000}
          sizes="(max-width: 900px) 94vw, 46vw"
          priority
        />
      </header>
      <Figures />
      <Principles facts={facts} />
      <div className={styles.cards}>
        <div>
          <LicenceCard />
          {!missing.includes('checkUps') && <AboutCheckUp facts={facts} />}
        </div>
        <AboutPromotion promotion={promotion} />
      </div>
      <Gallery />
      <Ecosystem missing={missing} facts={facts} />
      {careersUrl && <Careers href={careersUrl} />}
    </div>
  )
}
