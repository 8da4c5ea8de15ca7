import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AnalysisCategoryView } from '@/components/desktop/AnalysisCategoryView/AnalysisCategoryView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'

export const revalidate = 300
export const generateMetadata = analysisCategoryScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/desktop/analysis/category/[slug]'>) {
  const data = await analysisCategoryScreen.load(props)
  return (
    <>
      <JsonLd graph={analysisCategoryScreen.jsonLd(data)} />
      <AnalysisCategoryView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
