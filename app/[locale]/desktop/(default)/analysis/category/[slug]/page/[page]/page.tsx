import { AnalysisCategoryView } from '@/components/desktop/AnalysisCategoryView/AnalysisCategoryView'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'

export const revalidate = 300
export const generateMetadata = analysisCategoryScreen.metadata

export function generateStaticParams() {
  return []
}

/** Not indexed, so without structured data and the editors' text of the first page. */
export default async function Page(
  props: PageProps<'/[locale]/desktop/analysis/category/[slug]/page/[page]'>,
) {
  return <AnalysisCategoryView {...(await analysisCategoryScreen.load(props))} />
}
