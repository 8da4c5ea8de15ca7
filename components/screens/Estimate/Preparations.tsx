import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { RichText } from '@/components/ui/RichText/RichText'
import { preparationId } from '@/lib/calculator/fragments'
import type { EstimateData } from '@/lib/props/estimate'
import styles from './Preparations.module.scss'

/**
 * How to prepare for all analyses of the sheet: what is stricter than for the others, what is said of
 * each in short, then the leaflets themselves, each thing once.
 */
export function Preparations({ preparation }: Pick<EstimateData, 'preparation'>) {
  const t = useTranslations('estimate')
  const { told, leaflets, untold, fasting } = preparation
  const listed = (names: readonly string[]) => names.join(', ')
  return (
    <section className={styles.preparations} aria-labelledby={preparationId}>
      <h2 id={preparationId}>{t('preparation')}</h2>
      {fasting && (
        <p className={styles.fasting}>
          <Name html={t('fasting', { hours: fasting.hours, names: listed(fasting.names) })} />
        </p>
      )}
      {told.map(({ html, names }) => (
        <article key={html} className={styles.leaflet}>
          <p className={styles.names}>
            <Name html={t('leafletFor', { count: names.length, names: listed(names) })} />
          </p>
          <RichText html={html} />
        </article>
      ))}
      {leaflets.map(({ document, names, leaflet }, index) => (
        <article key={document} className={styles.leaflet}>
          <h3>{leaflet?.title ?? t('leaflet', { number: String(index + 1) })}</h3>
          <p className={styles.names}>
            <Name html={t('leafletFor', { count: names.length, names: listed(names) })} />
          </p>
          {leaflet && <RichText html={leaflet.html} />}
          <a className={styles.file} href={document}>
            {t(leaflet ? 'leafletFile' : 'leafletOnly')}
          </a>
        </article>
      ))}
      {untold.length > 0 && (
        <p className={styles.names}>
          <Name html={t('withoutLeaflet', { names: listed(untold) })} />
        </p>
      )}
    </section>
  )
}
