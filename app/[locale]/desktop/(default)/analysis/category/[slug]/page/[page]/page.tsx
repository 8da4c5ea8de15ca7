import { definePlainPage } from '@/app/define-plain-page'
import { AnalysisCategoryView } from '@/components/screens/AnalysisCategory/desktop/AnalysisCategoryView'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'

const page = definePlainPage(analysisCategoryScreen, AnalysisCategoryView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
