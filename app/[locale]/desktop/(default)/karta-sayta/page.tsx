import { definePage } from '@/app/define-page'
import { SiteMapView } from '@/components/screens/SiteMap/SiteMapView'
import { siteMapScreen } from '@/lib/screens/site-map'

const page = definePage(siteMapScreen, SiteMapView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
