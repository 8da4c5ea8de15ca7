import { definePage } from '@/app/define-page'
import { CorporateView } from '@/components/screens/Corporate/mobile/CorporateView'
import { corporateScreen } from '@/lib/screens/corporate'

const page = definePage(corporateScreen, CorporateView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
