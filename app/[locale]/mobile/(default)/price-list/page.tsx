import { definePlainPage } from '@/app/define-plain-page'
import { PriceList } from '@/components/blocks/PriceList/PriceList'
import { priceListScreen } from '@/lib/screens/price-list'

const page = definePlainPage(priceListScreen, PriceList)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
