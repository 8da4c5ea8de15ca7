import { definePage } from '@/app/define-page'
import styles from '@/components/screens/ServicesTop/desktop/ServicesTopView.module.scss'
import { ServicesTopView } from '@/components/screens/ServicesTop/ServicesTopView'
import { servicesTopScreen } from '@/lib/screens/services-top'

const page = definePage(servicesTopScreen, data => (
  <ServicesTopView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
