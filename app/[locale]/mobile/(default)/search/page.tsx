import { definePlainPage } from '@/app/define-plain-page'
import { SearchPage } from '@/components/blocks/SearchPage/SearchPage'
import { searchScreen } from '@/lib/screens/search'

const page = definePlainPage(searchScreen, SearchPage)

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
