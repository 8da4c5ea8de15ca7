import { definePage } from '@/app/define-page'
import { SiteMap } from '@/components/blocks/SiteMap/SiteMap'
import { siteMapScreen } from '@/lib/screens/site-map'

const page = definePage(siteMapScreen, SiteMap)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
