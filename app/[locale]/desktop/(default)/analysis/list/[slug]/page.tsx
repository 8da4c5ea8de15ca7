import { definePage } from '@/app/define-page'
import { AnalysisView } from '@/components/screens/Analysis/desktop/AnalysisView'
import { analysisScreen } from '@/lib/screens/analysis'

const page = definePage(analysisScreen, AnalysisView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
