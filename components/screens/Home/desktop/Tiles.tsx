import { ExternalLink } from 'lucide'
import { useTranslations } from 'next-intl'
import { HomeTiles } from '@/components/screens/Home/HomeTiles'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { HomeData } from '@/lib/screens/home'
import styles from './HomeView.module.scss'

type TilesProps = Pick<HomeData, 'services' | 'analyses' | 'checkUps' | 'careersUrl' | 'facts'>

/** Rows of services, analyses, check-ups and vacancies. */
export function Tiles({ careersUrl, facts, ...rows }: TilesProps) {
  const t = useTranslations('home.tiles')
  const common = useTranslations('common')
  const hasTiles = Object.values(rows).some(row => row.length > 0)
  if (!hasTiles && !careersUrl) return null
  const Heading = hasTiles ? 'h3' : 'h2'
  return (
    <section className={styles.section} aria-labelledby={hasTiles ? 'tiles' : 'vacancies'}>
      {hasTiles && (
        <div className={styles.sectionHead}>
          <h2 id="tiles">{t('title')}</h2>
        </div>
      )}
      <HomeTiles {...rows} facts={facts} layout="desktop" />
      {careersUrl && (
        <div className={styles.vacancies}>
          <div>
            <Heading id={hasTiles ? undefined : 'vacancies'}>{t('vacancies')}</Heading>
            <p>{t('vacanciesText')}</p>
          </div>
          <Button href={careersUrl} target="_blank" rel="noopener" variant="secondary">
            {t('vacanciesLink')}
            <Icon of={ExternalLink} width={18} height={18} />
            <span className="visually-hidden">({common('newTab')})</span>
          </Button>
        </div>
      )}
    </section>
  )
}
