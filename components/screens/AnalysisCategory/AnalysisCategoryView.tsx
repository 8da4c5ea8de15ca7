import { useLocale, useTranslations } from 'next-intl'
import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import { useRowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import type { AnalysesFrame } from '@/components/analyses/analysesPageProps'
import { PageLinks } from '@/components/lists/PageLinks'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { AnalysisCategoryData } from '@/lib/screens/analysis-category'
import { formatAmount } from '@/lib/text/money'
import { CategoryLinks } from './CategoryLinks'

export function AnalysisCategoryView({ Page, ...data }: AnalysisCategoryData & AnalysesFrame) {
  const { h1, crumbs, category, items, pages, from, others } = data
  const t = useTranslations('analyses')
  const hrefs = analysisHrefs(useLocale())
  return (
    <Page
      crumbs={crumbs}
      heading={<h1>{h1}</h1>}
      lead={t('category.lead', {
        count: category.count,
        blood: data.blood,
        priced: from > 0 ? 'yes' : 'no',
        amount: formatAmount(from),
      })}
      below={
        <>
          <PageLinks pages={pages} />
          <CategoryLinks categories={others} />
        </>
      }
    >
      <RowsForm estimate={hrefs.estimate}>
        <h2 className="visually-hidden">{t('category.analyses')}</h2>
        <Rows items={items} labels={useRowLabels()} base={hrefs.list} />
      </RowsForm>
    </Page>
  )
}
