import { definePlainPage } from '@/app/define-plain-page'
import { EstimateView } from '@/components/screens/Estimate/EstimateView'
import { estimateScreen } from '@/lib/screens/estimate'

const page = definePlainPage(estimateScreen, EstimateView)

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
