import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AnalysesView } from '@/components/mobile/AnalysesView/AnalysesView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { analyses } from '@/lib/screens/analyses'

export const revalidate = 300
export const generateMetadata = analyses.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/analysis/list'>) {
  const data = await analyses.load(props)
  return (
    <>
      <JsonLd graph={analyses.jsonLd(data)} />
      <AnalysesView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
