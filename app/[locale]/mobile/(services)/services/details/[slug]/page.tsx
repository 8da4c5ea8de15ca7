import { definePage } from '@/app/define-page'
import { RequestAction } from '@/components/blocks/FloatingActions/RequestAction'
import { ServiceView } from '@/components/blocks/ServiceView/ServiceView'
import styles from '@/components/blocks/ServiceView/ServiceView.mobile.module.scss'
import { serviceScreen } from '@/lib/screens/service'

const page = definePage(serviceScreen, data => (
  <ServiceView {...data} layout="mobile" styles={styles}>
    <RequestAction kind="services" record={data.service} />
  </ServiceView>
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
