import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AnalysisCategoryView } from '@/components/mobile/AnalysisCategoryView/AnalysisCategoryView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { analysisCategory } from '@/lib/screens/analysis-category'

export const revalidate = 300
export const generateMetadata = analysisCategory.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/analysis/category/[slug]'>) {
  const data = await analysisCategory.load(props)
  return (
    <>
      <JsonLd graph={analysisCategory.jsonLd(data)} />
      <AnalysisCategoryView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
