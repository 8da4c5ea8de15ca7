import { definePage } from '@/app/define-page'
import { RequestAction } from '@/components/request/FloatingActions/RequestAction'
import styles from '@/components/screens/Service/mobile/ServiceView.module.scss'
import { ServiceView } from '@/components/screens/Service/ServiceView'
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
