import { useLocale, useTranslations } from 'next-intl'
import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import type { CalculatorItem } from '@/lib/calculator/item'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import styles from './RelatedAnalyses.module.scss'

/** Others of the same category, each to be added at once. */
export function RelatedAnalyses({ items }: { readonly items: readonly CalculatorItem[] }) {
  const t = useTranslations('analyses')
  const labels = useRowLabels()
  const hrefs = analysisHrefs(useLocale())
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{t('analysis.related')}</h2>
      <Rows items={items} labels={labels} base={hrefs.list} />
    </section>
  )
}
