import { useTranslations } from 'next-intl'
import { SearchBox } from '@/components/search/SearchBox'
import { Figures } from '@/components/sections/Figures'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { HomeData } from '@/lib/screens/home'
import { Cards } from './Cards'
import { Doctors } from './Doctors'
import { Hero } from './Hero'
import styles from './HomeView.module.scss'
import { Tiles } from './Tiles'

export function HomeView(props: HomeData) {
  const { h1, lead, crumbs, banners, doctors, facts, missing, ...tiles } = props
  const t = useTranslations('home')
  return (
    <>
      <Hero banners={banners} missing={missing} />
      <section className={styles.intro}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <div className={styles.lead}>
          <h1>{h1}</h1>
          <div className={styles.start}>
            <p>{lead ?? t('lead')}</p>
            <SearchBox />
          </div>
        </div>
        <Figures />
      </section>
      <Tiles {...tiles} facts={facts} />
      <Cards missing={missing} />
      {doctors.length > 0 && <Doctors doctors={doctors} facts={facts} />}
    </>
  )
}
