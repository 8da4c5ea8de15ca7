import { Baby, CalendarClock, TestTube } from 'lucide'
import { useTranslations } from 'next-intl'
import { useChildFacts } from '@/components/analyses/useChildFacts'
import { Icon } from '@/components/ui/Icon/Icon'
import type { AnalysisData } from '@/lib/screens/analysis'
import styles from './AnalysisDetails.module.scss'

/** What is taken, when the result is there, and from what age it is done; nothing for an analysis of which none is said. */
export function QuickFacts({ analysis }: Pick<AnalysisData, 'analysis'>) {
  const t = useTranslations('analyses')
  const { sample, resultDays: days } = analysis
  const { age } = useChildFacts()(analysis)
  if (!sample && days === null && !age) return null
  return (
    <ul className={styles.quick}>
      {sample && (
        <li>
          <Icon of={TestTube} />
          {t('analysis.sample', { sample: t(`results.samples.${sample}`) })}
        </li>
      )}
      {days !== null && (
        <li>
          <Icon of={CalendarClock} />
          {days === 0 ? t('analysis.resultSameDay') : t('analysis.result', { count: days })}
        </li>
      )}
      {age && (
        <li>
          <Icon of={Baby} />
          {age}
        </li>
      )}
    </ul>
  )
}
