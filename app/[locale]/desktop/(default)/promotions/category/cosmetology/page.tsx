import { definePage } from '@/app/define-page'
import styles from '@/components/screens/Promotions/desktop/PromotionsView.module.scss'
import { PromotionsView } from '@/components/screens/Promotions/PromotionsView'
import { cosmetologyPromotionsScreen } from '@/lib/screens/promotions'

const page = definePage(cosmetologyPromotionsScreen, data => (
  <PromotionsView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
