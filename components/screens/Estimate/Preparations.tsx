import { useTranslations } from 'next-intl'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { RichText } from '@/components/ui/RichText/RichText'
import type { LeafletPreparation, ToldPreparation } from '@/lib/props/estimate'
import styles from './Preparations.module.scss'

interface PreparationsProps {
  readonly preparations: readonly LeafletPreparation[]
  readonly told: readonly ToldPreparation[]
}

/** How to prepare for all analyses of the sheet: the leaflets themselves and what else is said, each once. */
export function Preparations({ preparations, told }: PreparationsProps) {
  const t = useTranslations('estimate')
  if (preparations.length + told.length === 0) return null
  return (
    <section className={styles.preparations} aria-labelledby="preparation">
      <h2 id="preparation">{t('preparation')}</h2>
      {preparations.map(({ document, names, leaflet }, index) => (
        <article key={document} className={styles.leaflet}>
          <h3>{leaflet?.title ?? t('leaflet', { number: String(index + 1) })}</h3>
          <p className={styles.names}>
            <Name html={t('leafletFor', { names: names.join(', ') })} />
          </p>
          {leaflet && <RichText html={leaflet.html} />}
          <a className={styles.file} href={document}>
            {t(leaflet ? 'leafletFile' : 'leafletOnly')}
          </a>
        </article>
      ))}
      {told.map(({ html, names }) => (
        <article key={html} className={styles.leaflet}>
          <p className={styles.names}>
            <Name html={t('leafletFor', { names: names.join(', ') })} />
          </p>
          <RichText html={html} />
        </article>
      ))}
    </section>
  )
}
