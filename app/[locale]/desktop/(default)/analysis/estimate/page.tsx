import { definePlainPage } from '@/app/define-plain-page'
import { EstimatePage } from '@/components/blocks/EstimatePage/EstimatePage'
import { estimateScreen } from '@/lib/screens/estimate'

const page = definePlainPage(estimateScreen, EstimatePage)

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
