import { definePage } from '@/app/define-page'
import { ServicesCategoryView } from '@/components/mobile/ServicesCategoryView/ServicesCategoryView'
import { servicesCategoryScreen } from '@/lib/screens/services-category'

const page = definePage(servicesCategoryScreen, ServicesCategoryView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
