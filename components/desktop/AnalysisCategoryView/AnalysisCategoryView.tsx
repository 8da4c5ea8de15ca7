import { useLocale, useTranslations } from 'next-intl'
import { RowList } from '@/components/blocks/AnalysisRows/RowList.island'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import { useRowLabels } from '@/components/blocks/AnalysisRows/rowLabels'
import { CalculatorPanel } from '@/components/blocks/Calculator/CalculatorPanel.island'
import { useCalculatorLabels } from '@/components/blocks/Calculator/calculatorLabels'
import { CategoryLinks } from '@/components/blocks/CategoryLinks/CategoryLinks'
import { useListPaste } from '@/components/blocks/ListPaste/listPasteProps'
import { PageLinks } from '@/components/blocks/PageLinks/PageLinks'
import styles from '@/components/desktop/AnalysesView/AnalysesView.module.scss'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { AnalysisCategoryData } from '@/lib/props/analyses'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import { formatAmount } from '@/lib/text/money'

export function AnalysisCategoryView(data: AnalysisCategoryData) {
  const { h1, crumbs, category, items, pages, from, others } = data
  const t = useTranslations('analyses')
  const hrefs = analysisHrefs(useLocale())
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p>
          {t('category.lead', {
            count: category.count,
            priced: from > 0 ? 'yes' : 'no',
            amount: formatAmount(from),
          })}
        </p>
      </header>
      <div className={styles.columns}>
        <RowsForm estimate={hrefs.estimate}>
          <h2 className="visually-hidden">{t('category.analyses')}</h2>
          <RowList items={items} labels={useRowLabels()} base={hrefs.list} />
        </RowsForm>
        <CalculatorPanel list={useListPaste()} labels={useCalculatorLabels()} />
      </div>
      <PageLinks pages={pages} />
      <CategoryLinks categories={others} />
    </div>
  )
}
