import { definePage } from '@/app/define-page'
import { HomeView } from '@/components/screens/Home/desktop/HomeView'
import { homeScreen } from '@/lib/screens/home'

/** Landing pages: the home page with its own text per URL. */
const page = definePage(homeScreen, HomeView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
