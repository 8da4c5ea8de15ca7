import { definePage } from '@/app/define-page'
import styles from '@/components/screens/Promotions/mobile/PromotionsView.module.scss'
import { PromotionsView } from '@/components/screens/Promotions/PromotionsView'
import { promotionsScreen } from '@/lib/screens/promotions'

const page = definePage(promotionsScreen, data => (
  <PromotionsView {...data} layout="mobile" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
