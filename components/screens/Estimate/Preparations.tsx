import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { RichText } from '@/components/ui/RichText/RichText'
import { preparationId } from '@/lib/calculator/fragments'
import type { EstimateData } from '@/lib/props/estimate'
import styles from './Preparations.module.scss'

interface PreparationsProps extends Pick<EstimateData, 'preparation'> {
  /** Not for analyses alone. */
  readonly isMixed: boolean
}

/**
 * How to prepare for all that is on the sheet: what is stricter than for the others, what is said of
 * each in short, then the leaflets themselves, each thing once.
 */
export function Preparations({ preparation, isMixed }: PreparationsProps) {
  const t = useTranslations('estimate')
  const { told, leaflets, untold, fasting } = preparation
  const listed = (names: readonly string[]) => names.join(', ')
  const leafletFor = isMixed ? 'all.leafletFor' : 'leafletFor'
  if (told.length + leaflets.length + untold.length === 0) return null
  return (
    <section className={styles.preparations} aria-labelledby={preparationId}>
      <h2 id={preparationId}>{t(isMixed ? 'all.preparation' : 'preparation')}</h2>
      {fasting && (
        <p className={styles.fasting}>
          <Name html={t('fasting', { hours: fasting.hours, names: listed(fasting.names) })} />
        </p>
      )}
      {told.map(({ html, names }) => (
        <article key={html} className={styles.leaflet}>
          <p className={styles.names}>
            <Name html={t(leafletFor, { count: names.length, names: listed(names) })} />
          </p>
          <RichText html={html} />
        </article>
      ))}
      {leaflets.map(({ document, names, leaflet }, index) => (
        <article key={document} className={styles.leaflet}>
          <h3>{leaflet?.title ?? t('leaflet', { number: String(index + 1) })}</h3>
          <p className={styles.names}>
            <Name html={t(leafletFor, { count: names.length, names: listed(names) })} />
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
