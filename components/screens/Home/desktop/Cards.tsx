import { useTranslations } from 'next-intl'
import {
  AboutCard,
  CalculatorCard,
  ConsultationCard,
  CorporateCard,
} from '@/components/sections/HomeCards'
import type { HomeData } from '@/lib/screens/home'
import styles from './HomeView.module.scss'

export function Cards({ missing }: Pick<HomeData, 'missing'>) {
  const t = useTranslations('home.cards')
  return (
    <section className={styles.section} aria-labelledby="cards">
      <div className={styles.sectionHead}>
        <h2 id="cards">{t('title')}</h2>
      </div>
      <div className={styles.cards}>
        <AboutCard />
        {!missing.includes('analyses') && <CalculatorCard />}
        <ConsultationCard />
        {!missing.includes('corporate') && <CorporateCard />}
      </div>
    </section>
  )
}
