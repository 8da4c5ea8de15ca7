import { useLocale } from 'next-intl'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import { CalculatorPanel } from '@/components/analyses/Calculator/CalculatorPanel.island'
import { useCalculatorLabels } from '@/components/analyses/Calculator/calculatorLabels'
import layout from '@/components/analyses/desktop/AnalysesPage.module.scss'
import { useListPaste } from '@/components/analyses/ListPaste/listPasteProps'
import { AnalysisDetails } from '@/components/screens/Analysis/AnalysisDetails'
import { RelatedAnalyses } from '@/components/screens/Analysis/RelatedAnalyses'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { AnalysisData } from '@/lib/props/analyses'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import styles from './AnalysisView.module.scss'

export function AnalysisView({
  crumbs,
  analysis,
  item,
  category,
  leaflet,
  related,
  relations,
}: AnalysisData) {
  const hrefs = analysisHrefs(useLocale())
  return (
    <div className={layout.page}>
      <header className={layout.head}>
        <Breadcrumbs crumbs={crumbs} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/content/client */}
        <h1 dangerouslySetInnerHTML={{ __html: analysis.name }} />
      </header>
      <div className={layout.columns}>
        <RowsForm estimate={hrefs.estimate} className={styles.content}>
          <AnalysisDetails analysis={analysis} item={item} category={category} leaflet={leaflet} />
          <RelatedRecords subject="analysis" relations={relations} />
          <RelatedAnalyses items={related} />
        </RowsForm>
        <CalculatorPanel list={useListPaste()} labels={useCalculatorLabels()} />
      </div>
    </div>
  )
}
