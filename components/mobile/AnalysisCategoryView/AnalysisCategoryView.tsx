import { useLocale, useTranslations } from 'next-intl'
import { RowList } from '@/components/blocks/AnalysisRows/RowList.island'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import { useRowLabels } from '@/components/blocks/AnalysisRows/rowLabels'
import { CalculatorDock } from '@/components/blocks/Calculator/CalculatorDock.island'
import { useCalculatorLabels } from '@/components/blocks/Calculator/calculatorLabels'
import { CategoryLinks } from '@/components/blocks/CategoryLinks/CategoryLinks'
import { useListPaste } from '@/components/blocks/ListPaste/listPasteProps'
import { PageLinks } from '@/components/blocks/PageLinks/PageLinks'
import styles from '@/components/mobile/AnalysesView/AnalysesView.module.scss'
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
