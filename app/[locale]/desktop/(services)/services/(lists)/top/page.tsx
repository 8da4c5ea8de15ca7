import { definePage } from '@/app/define-page'
import { ServicesTopView } from '@/components/blocks/ServicesTopView/ServicesTopView'
import styles from '@/components/blocks/ServicesTopView/ServicesTopView.desktop.module.scss'
import { servicesTopScreen } from '@/lib/screens/services-top'

const page = definePage(servicesTopScreen, data => (
  <ServicesTopView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
