import { definePage } from '@/app/define-page'
import { AnalysisCategoryView } from '@/components/screens/AnalysisCategory/mobile/AnalysisCategoryView'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'

const page = definePage(analysisCategoryScreen, AnalysisCategoryView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
