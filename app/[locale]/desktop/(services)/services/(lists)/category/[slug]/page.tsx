import { definePage } from '@/app/define-page'
import { ServicesCategoryView } from '@/components/blocks/ServicesCategoryView/ServicesCategoryView'
import styles from '@/components/blocks/ServicesCategoryView/ServicesCategoryView.desktop.module.scss'
import { servicesCategoryScreen } from '@/lib/screens/services-category'

const page = definePage(servicesCategoryScreen, data => (
  <ServicesCategoryView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
