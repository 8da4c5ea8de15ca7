import { definePage } from '@/app/define-page'
import { PromotionsView } from '@/components/desktop/PromotionsView/PromotionsView'
import { promotionsScreen } from '@/lib/screens/promotions'

const page = definePage(promotionsScreen, PromotionsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
