import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AnalysesView } from '@/components/desktop/AnalysesView/AnalysesView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { analysesScreen } from '@/lib/screens/analyses'

export const revalidate = 300
export const generateMetadata = analysesScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/analysis/list'>) {
  const data = await analysesScreen.load(props)
  return (
    <>
      <JsonLd graph={analysesScreen.jsonLd(data)} />
      <AnalysesView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
