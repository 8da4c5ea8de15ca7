import { definePage } from '@/app/define-page'
import styles from '@/components/screens/Service/desktop/ServiceView.module.scss'
import { ServiceView } from '@/components/screens/Service/ServiceView'
import { serviceScreen } from '@/lib/screens/service'

const page = definePage(serviceScreen, data => (
  <ServiceView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
