import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Fasting } from '@/components/analyses/Fasting'
import { Icon } from '@/components/ui/Icon/Icon'
import { RichText } from '@/components/ui/RichText/RichText'
import { preparationId } from '@/lib/calculator/fragments'
import type { EstimateData } from '@/lib/screens/estimate'
import styles from './Preparations.module.scss'

interface PreparationsProps extends Pick<EstimateData, 'preparation'> {
  /** Not for analyses alone. */
  readonly isMixed: boolean
}

/**
 * How to prepare for all that is on the sheet: what is stricter than for the others, what is said of
 * each in short, then the leaflets themselves, each thing once: folded where all that they demand is said in short.
 */
export function Preparations({ preparation, isMixed }: PreparationsProps) {
  const t = useTranslations('estimate')
  const analysis = useTranslations('analyses.analysis')
  const { told, leaflets, untold, toAsk, fasting } = preparation
  const listed = (names: readonly string[]) => names.join(', ')
  const leafletFor = isMixed ? 'all.leafletFor' : 'leafletFor'
  if (told.length + leaflets.length + untold.length === 0) return null
  return (
    <section className={styles.preparations} aria-labelledby={preparationId}>
      <h2 id={preparationId}>{t(isMixed ? 'all.preparation' : 'preparation')}</h2>
      {fasting && (
        <p className={styles.fasting}>
          <Fasting fasting={fasting} />
        </p>
      )}
      {told.map(({ html, hours, names }) => (
        <article key={`${hours} ${html}`} className={styles.leaflet}>
          <p className={styles.names}>
            <Name html={t(leafletFor, { count: names.length, names: listed(names) })} />
          </p>
          <RichText html={html} />
          {hours && <p>{t('leafletHours', { hours })}</p>}
        </article>
      ))}
      {leaflets.map(({ document, names, leaflet, isTold }, index) => (
        <article key={document} className={styles.leaflet}>
          {!leaflet && <h3>{t('leaflet', { number: String(index + 1) })}</h3>}
          <p className={styles.names}>
            <Name html={t(leafletFor, { count: names.length, names: listed(names) })} />
          </p>
          {leaflet && (
            <details id={`leaflet-${index + 1}`} open={!isTold}>
              <summary>
                <h3>{analysis('wholeLeaflet', { title: leaflet.title })}</h3>
                <Icon of={ChevronDown} />
              </summary>
              <RichText html={leaflet.html} />
            </details>
          )}
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
      {toAsk.length > 0 && (
        <p className={styles.names}>
          <Name html={t('toAsk', { names: listed(toAsk) })} />
        </p>
      )}
    </section>
  )
}
