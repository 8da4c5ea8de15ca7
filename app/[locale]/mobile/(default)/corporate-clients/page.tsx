import { definePage } from '@/app/define-page'
import { CorporateView } from '@/components/screens/Corporate/CorporateView'
import styles from '@/components/screens/Corporate/mobile/CorporateView.module.scss'
import { corporateScreen } from '@/lib/screens/corporate'

const page = definePage(corporateScreen, data => (
  <CorporateView {...data} layout="mobile" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
