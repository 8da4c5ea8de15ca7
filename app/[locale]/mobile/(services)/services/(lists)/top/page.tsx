import { definePage } from '@/app/define-page'
import { ServicesTopView } from '@/components/mobile/ServicesTopView/ServicesTopView'
import { servicesTopScreen } from '@/lib/screens/services-top'

const page = definePage(servicesTopScreen, ServicesTopView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
