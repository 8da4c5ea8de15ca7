import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AnalysisView } from '@/components/desktop/AnalysisView/AnalysisView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { analysisScreen } from '@/lib/screens/analysis'

export const revalidate = 300
export const generateMetadata = analysisScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/desktop/analysis/list/[slug]'>) {
  const data = await analysisScreen.load(props)
  return (
    <>
      <JsonLd graph={analysisScreen.jsonLd(data)} />
      <AnalysisView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
