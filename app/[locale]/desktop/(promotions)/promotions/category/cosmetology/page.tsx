import { definePage } from '@/app/define-page'
import { PromotionsView } from '@/components/desktop/PromotionsView/PromotionsView'
import { cosmetologyPromotionsScreen } from '@/lib/screens/promotions'

const page = definePage(cosmetologyPromotionsScreen, PromotionsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
