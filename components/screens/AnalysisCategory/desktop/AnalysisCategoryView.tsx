import { useLocale, useTranslations } from 'next-intl'
import { RowList } from '@/components/analyses/AnalysisRows/RowList.island'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { CalculatorPanel } from '@/components/analyses/Calculator/CalculatorPanel.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import styles from '@/components/analyses/desktop/AnalysesPage.module.scss'
import { useListPaste } from '@/components/analyses/ListPaste/listPasteProps'
import { PageLinks } from '@/components/lists/PageLinks'
import { CategoryLinks } from '@/components/screens/AnalysisCategory/CategoryLinks'
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
