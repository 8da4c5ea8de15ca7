import { definePlainPage } from '@/app/define-plain-page'
import { PriceListView } from '@/components/screens/PriceList/PriceListView'
import { priceListScreen } from '@/lib/screens/price-list'

const page = definePlainPage(priceListScreen, data => <PriceListView {...data} layout="desktop" />)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
