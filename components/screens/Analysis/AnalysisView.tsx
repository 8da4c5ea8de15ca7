import { useLocale } from 'next-intl'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import type { AnalysesFrame } from '@/components/analyses/analysesPageProps'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { analysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { AnalysisData } from '@/lib/screens/analysis'
import { isSentence } from '@/lib/text/sentence'
import { AnalysisDetails } from './AnalysisDetails'
import { RelatedAnalyses } from './RelatedAnalyses'

type AnalysisViewProps = AnalysisData & AnalysesFrame & Pick<LayoutProps, 'styles'>

export function AnalysisView({ Page, styles, ...data }: AnalysisViewProps) {
  const { crumbs, analysis, item, category, leaflet, related, relations } = data
  const hrefs = analysisHrefs(useLocale())
  return (
    <Page
      crumbs={crumbs}
      heading={
        <h1
          data-sentence={isSentence(analysis.name)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/content/client
          dangerouslySetInnerHTML={{ __html: analysis.name }}
        />
      }
    >
      <RowsForm estimate={hrefs.estimate} className={styles.content}>
        <AnalysisDetails analysis={analysis} item={item} category={category} leaflet={leaflet} />
        <RelatedRecords subject="analysis" relations={relations} />
        <RelatedAnalyses items={related} />
      </RowsForm>
    </Page>
  )
}
