import { definePage } from '@/app/define-page'
import { AnalysesView } from '@/components/screens/Analyses/mobile/AnalysesView'
import { analysesScreen } from '@/lib/screens/analyses'

const page = definePage(analysesScreen, AnalysesView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
