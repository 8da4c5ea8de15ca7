import { definePage } from '@/app/define-page'
import { PromotionsView } from '@/components/blocks/PromotionsView/PromotionsView'
import styles from '@/components/blocks/PromotionsView/PromotionsView.desktop.module.scss'
import { cosmetologyPromotionsScreen } from '@/lib/screens/promotions'

const page = definePage(cosmetologyPromotionsScreen, data => (
  <PromotionsView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
