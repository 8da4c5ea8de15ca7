import { Calculator, ExternalLink } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Banner, bannerInterval } from '@/components/screens/Home/Banner'
import { HomeTiles } from '@/components/screens/Home/HomeTiles'
import { SearchBox } from '@/components/search/SearchBox'
import { Figures } from '@/components/sections/Figures'
import { AboutCard, ConsultationCard, CorporateCard } from '@/components/sections/HomeCards'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Slider } from '@/components/ui/Slider/Slider.island'
import { sliderLabels } from '@/components/ui/Slider/sliderLabels'
import { clinicIn } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import { Advantages } from './Advantages'
import { Doctors } from './Doctors'
import styles from './HomeView.module.scss'
import { QuickLinks } from './QuickLinks'
import { Start } from './Start'

export function HomeView({
  h1,
  lead,
  crumbs,
  banners,
  doctors,
  facts,
  careersUrl,
  missing,
  ...tiles
}: HomeData) {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const locale = useLocale()
  const hasTiles = Object.values(tiles).some(row => row.length > 0)
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <h1>{h1}</h1>
        <SearchBox />
        <Start missing={missing} />
      </div>
      <Slider label={t('bannersLabel')} labels={sliderLabels(t)} autoplay={bannerInterval}>
        {banners.map((banner, index) => (
          <Banner
            key={banner.id}
            banner={banner}
            layout="mobile"
            first={index === 0}
            more={t('bannerMore')}
          />
        ))}
      </Slider>
      <p className={styles.text}>{lead ?? t('lead')}</p>
      <section className={styles.widget} aria-labelledby="online-record">
        <h2 id="online-record">{t('widget.title')}</h2>
        <p>{t('widget.text')}</p>
        <RequestButton kind="mail" href={requestHref(locale, 'mail')} size="l" wide>
          {t('widget.button')}
        </RequestButton>
        <small>{t('widget.hours', { hours: hoursPhrase(clinicIn(locale).hours, locale) })}</small>
      </section>
      <QuickLinks missing={missing} />
      {hasTiles && (
        <section aria-labelledby="tiles">
          <h2 id="tiles" className={styles.title}>
            {t('tiles.title')}
          </h2>
          <HomeTiles {...tiles} facts={facts} layout="mobile" />
          {!missing.includes('analyses') && (
            <>
              <p className={styles.text}>{t('cards.calculatorText')}</p>
              <Button href={localePath(pathOf('analyses'), locale)} size="l" wide>
                <Icon of={Calculator} width={20} height={20} />
                {t('cards.calculator')}
              </Button>
            </>
          )}
        </section>
      )}
      <section className={styles.about} aria-labelledby="about">
        <h2 id="about" className={styles.title}>
          {t('about.title')}
        </h2>
        <Figures />
        <Advantages />
      </section>
      <section className={styles.stack} aria-labelledby="cards">
        <h2 id="cards" className={styles.title}>
          {t('cards.title')}
        </h2>
        <AboutCard />
        <ConsultationCard />
        {!missing.includes('corporate') && <CorporateCard />}
      </section>
      {doctors.length > 0 && <Doctors doctors={doctors} facts={facts} />}
      {careersUrl && (
        <section className={styles.vacancies}>
          <h2 className={styles.title}>{t('tiles.vacancies')}</h2>
          <p>{t('tiles.vacanciesText')}</p>
          <Button href={careersUrl} target="_blank" rel="noopener" variant="secondary" wide>
            {t('tiles.vacanciesLink')}
            <Icon of={ExternalLink} width={18} height={18} />
            <span className="visually-hidden">({common('newTab')})</span>
          </Button>
        </section>
      )}
    </div>
  )
}
