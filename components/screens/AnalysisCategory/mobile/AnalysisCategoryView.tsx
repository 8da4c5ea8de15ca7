import { useLocale, useTranslations } from 'next-intl'
import { RowList } from '@/components/analyses/AnalysisRows/RowList.island'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { CalculatorDock } from '@/components/analyses/Calculator/CalculatorDock.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import { useListPaste } from '@/components/analyses/ListPaste/listPasteProps'
import styles from '@/components/analyses/mobile/AnalysesPage.module.scss'
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
    <div>
      <div className={styles.content}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{h1}</h1>
        <p className={styles.lead}>
          {t('category.lead', {
            count: category.count,
            priced: from > 0 ? 'yes' : 'no',
            amount: formatAmount(from),
          })}
        </p>
        <RowsForm estimate={hrefs.estimate}>
          <h2 className="visually-hidden">{t('category.analyses')}</h2>
          <RowList items={items} labels={useRowLabels()} base={hrefs.list} />
        </RowsForm>
        <PageLinks pages={pages} />
        <CategoryLinks categories={others} />
      </div>
      <CalculatorDock
        list={useListPaste()}
        labels={useCalculatorLabels()}
        estimate={hrefs.estimate}
      />
    </div>
  )
}
