import { definePage } from '@/app/define-page'
import { ServiceView } from '@/components/blocks/ServiceView/ServiceView'
import styles from '@/components/blocks/ServiceView/ServiceView.desktop.module.scss'
import { serviceScreen } from '@/lib/screens/service'

const page = definePage(serviceScreen, data => (
  <ServiceView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
