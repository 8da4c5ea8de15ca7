import { definePage } from '@/app/define-page'
import { ServiceView } from '@/components/desktop/ServiceView/ServiceView'
import { serviceScreen } from '@/lib/screens/service'

const page = definePage(serviceScreen, ServiceView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
