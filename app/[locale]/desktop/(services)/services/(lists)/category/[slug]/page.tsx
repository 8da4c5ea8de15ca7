import { definePage } from '@/app/define-page'
import styles from '@/components/screens/ServicesCategory/desktop/ServicesCategoryView.module.scss'
import { ServicesCategoryView } from '@/components/screens/ServicesCategory/ServicesCategoryView'
import { servicesCategoryScreen } from '@/lib/screens/services-category'

const page = definePage(servicesCategoryScreen, data => (
  <ServicesCategoryView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
