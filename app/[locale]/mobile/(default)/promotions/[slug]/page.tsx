import { definePage } from '@/app/define-page'
import { PromotionView } from '@/components/screens/Promotion/mobile/PromotionView'
import { promotionScreen } from '@/lib/screens/promotion'

const page = definePage(promotionScreen, PromotionView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
