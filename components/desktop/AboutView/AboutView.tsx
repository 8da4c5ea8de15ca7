import { useLocale, useTranslations } from 'next-intl'
import { AboutCheckUp } from '@/components/blocks/AboutClinic/AboutCheckUp'
import { AboutPromotion } from '@/components/blocks/AboutClinic/AboutPromotion'
import { Careers } from '@/components/blocks/AboutClinic/Careers'
import { Ecosystem } from '@/components/blocks/AboutClinic/Ecosystem'
import { Principles } from '@/components/blocks/AboutClinic/Principles'
import { Figures } from '@/components/blocks/Figures/Figures'
import { Gallery } from '@/components/blocks/Gallery/Gallery'
import { LicenceCard } from '@/components/blocks/LicenceCard/LicenceCard'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn } from '@/lib/clinic'
import type { AboutData } from '@/lib/props/about'
import styles from './AboutView.module.scss'

export function AboutView({ h1, lead, crumbs, promotion, missing, careersUrl }: AboutData) {
  const t = useTranslations('about')
  const { pictures } = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <div>
          <h1>{h1}</h1>
          <p>{lead}</p>
          <p>{t('second')}</p>
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
      <Principles />
      <div className={styles.cards}>
        <div>
          <LicenceCard />
          {!missing.includes('checkUps') && <AboutCheckUp />}
        </div>
        <AboutPromotion promotion={promotion} />
      </div>
      <Gallery />
      <Ecosystem missing={missing} />
      {careersUrl && <Careers href={careersUrl} />}
    </div>
  )
}
