import { useLocale } from 'next-intl'
import { AnalysisDetails } from '@/components/blocks/AnalysisDetails/AnalysisDetails'
import { RelatedAnalyses } from '@/components/blocks/AnalysisDetails/RelatedAnalyses'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import { CalculatorDock } from '@/components/blocks/Calculator/CalculatorDock.island'
import { useCalculatorLabels } from '@/components/blocks/Calculator/calculatorLabels'
import { useListPaste } from '@/components/blocks/ListPaste/listPasteProps'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import layout from '@/components/mobile/AnalysesView/AnalysesView.module.scss'
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
    <div>
      <div className={layout.content}>
        <Breadcrumbs crumbs={crumbs} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/content/client */}
        <h1 dangerouslySetInnerHTML={{ __html: analysis.name }} />
        <RowsForm estimate={hrefs.estimate} className={styles.content}>
          <AnalysisDetails analysis={analysis} item={item} category={category} leaflet={leaflet} />
          <RelatedRecords subject="analysis" relations={relations} />
          <RelatedAnalyses items={related} />
        </RowsForm>
      </div>
      <CalculatorDock
        list={useListPaste()}
        labels={useCalculatorLabels()}
        estimate={hrefs.estimate}
      />
    </div>
  )
}
