import { definePlainPage } from '@/app/define-plain-page'
import { SearchView } from '@/components/screens/Search/SearchView'
import { searchScreen } from '@/lib/screens/search'

const page = definePlainPage(searchScreen, SearchView)

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
