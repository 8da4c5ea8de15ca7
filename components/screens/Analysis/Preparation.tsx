import { ChevronDown, FileText } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { RichText } from '@/components/ui/RichText/RichText'
import type { AnalysisData } from '@/lib/screens/analysis'
import styles from './Preparation.module.scss'

interface PreparationProps extends Pick<AnalysisData, 'leaflet'> {
  /** HTML that the sanitiser has passed; empty where the leaflet alone says it. */
  readonly preparation: string
  /** Address of the PDF. */
  readonly document: string | null
}

/** How to prepare, to be read here: in short, then the clinic's leaflet, with its PDF as a link. */
export function Preparation({ preparation, leaflet, document }: PreparationProps) {
  const t = useTranslations('analyses.analysis')
  return (
    <section className={styles.preparation} aria-labelledby="preparation">
      <h2 id="preparation">{t('prepare')}</h2>
      <RichText html={preparation} />
      {leaflet && (
        <details open={preparation === ''}>
          <summary>
            <h3>{t('wholeLeaflet', { title: leaflet.title })}</h3>
            <Icon of={ChevronDown} />
          </summary>
          <RichText html={leaflet.html} />
        </details>
      )}
      {document && (
        <a className={styles.file} href={document}>
          <Icon of={FileText} />
          {t(leaflet ? 'leafletFile' : 'preparationLink')}
        </a>
      )}
    </section>
  )
}
