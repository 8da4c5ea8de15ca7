import { CalendarClock } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Banner, bannerInterval } from '@/components/screens/Home/Banner'
import { Icon } from '@/components/ui/Icon/Icon'
import { Slider } from '@/components/ui/Slider/Slider.island'
import { sliderLabels } from '@/components/ui/Slider/sliderLabels'
import { clinicIn } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { withoutMissing } from '@/lib/routing/navigation'
import { pathOf } from '@/lib/routing/routes'
import type { HomeData } from '@/lib/screens/home'
import styles from './Hero.module.scss'

/** The banners with the online-record widget over them, and the entries below. */
export function Hero({ banners, missing }: Pick<HomeData, 'banners' | 'missing'>) {
  const t = useTranslations('home')
  const locale = useLocale()
  const entries = [
    {
      route: 'articles',
      title: t('entries.articles'),
      text: t('entries.articlesText'),
    },
    {
      route: 'about',
      title: t('entries.about'),
      text: t('entries.aboutText'),
    },
    {
      route: 'checkUps',
      title: t('entries.checkUp'),
      text: t('entries.checkUpText', clinicIn(locale).claims),
    },
  ] as const
  return (
    <div className={styles.hero}>
      <Slider label={t('bannersLabel')} labels={sliderLabels(t)} autoplay={bannerInterval}>
        {banners.map((banner, index) => (
          <Banner
            key={banner.id}
            banner={banner}
            layout="desktop"
            first={index === 0}
            more={t('bannerMore')}
          />
        ))}
      </Slider>
      <div className={styles.bar}>
        <section className={styles.widget} aria-labelledby="online-record">
          <Icon of={CalendarClock} />
          <div>
            <h2 id="online-record">{t('widget.title')}</h2>
            <p>{t('widget.text')}</p>
            <small>
              {t('widget.hours', { hours: hoursPhrase(clinicIn(locale).hours, locale) })}
            </small>
          </div>
          <RequestButton kind="mail" href={requestHref(locale, 'mail')} size="l">
            {t('widget.button')}
          </RequestButton>
        </section>
        <ul className={styles.entries} aria-label={t('entries.label')}>
          {withoutMissing(entries, missing).map(({ route, title, text }) => (
            <li key={route}>
              <a href={localePath(pathOf(route), locale)}>
                <b>{title}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
