import { Clock, FileText, FlaskConical } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { hoursPhrase } from '@/lib/clinic/hours-text'
import { isByAppointment, type Sample } from '@/lib/entities/sample'
import { categoryPath } from '@/lib/routing/category-path'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { AnalysisData } from '@/lib/screens/analysis'
import styles from './AnalysisDetails.module.scss'

interface FactsProps {
  /** URL of the preparation leaflet. */
  readonly document: string | null
  /** How to prepare is told above. */
  readonly isTold: boolean
  readonly category: AnalysisData['category']
  readonly sample: Sample | null
}

/** How an analysis is taken: preparation, the queue, and where else it is found. */
export function Facts({ document, isTold, category, sample }: FactsProps) {
  const t = useTranslations('analyses.analysis')
  const locale = useLocale()
  const { claims, hours, laboratoryHours } = clinicIn(locale)
  const walkIn = isByAppointment(sample) ? 'no' : claims.walkIn
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <ul className={styles.facts}>
        {!isTold && (
          <li>
            <Icon of={FileText} />
            <h3>{t('preparation')}</h3>
            <p>{document ? t('preparationText') : t('preparationNone')}</p>
            {document && <a href={document}>{t('preparationLink')}</a>}
          </li>
        )}
        <li>
          <Icon of={Clock} />
          <h3>{t('queue', { walkIn })}</h3>
          <p>{t('queueText', { walkIn, hours: hoursPhrase(laboratoryHours ?? hours, locale) })}</p>
          <a href={localePath(pathOf('contacts'), locale)}>{t('contacts')}</a>
        </li>
        {category && (
          <li>
            <Icon of={FlaskConical} />
            <h3>{t('category')}</h3>
            <a href={localePath(categoryPath(category), locale)}>{category.name}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
