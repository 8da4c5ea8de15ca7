import { definePage } from '@/app/define-page'
import { AnalysesPage } from '@/components/analyses/mobile/AnalysesPage'
import { AnalysisCategoryView } from '@/components/screens/AnalysisCategory/AnalysisCategoryView'
import { analysisCategoryScreen } from '@/lib/screens/analysis-category'

const page = definePage(analysisCategoryScreen, data => (
  <AnalysisCategoryView {...data} Page={AnalysesPage} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
