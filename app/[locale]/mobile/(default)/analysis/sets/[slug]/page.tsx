import { definePage } from '@/app/define-page'
import { AnalysesPage } from '@/components/analyses/mobile/AnalysesPage'
import { AnalysisSetView } from '@/components/screens/AnalysisSet/AnalysisSetView'
import { analysisSetScreen } from '@/lib/screens/analysis-set'

const page = definePage(analysisSetScreen, data => (
  <AnalysisSetView {...data} Page={AnalysesPage} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
