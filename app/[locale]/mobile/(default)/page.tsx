import { definePage } from '@/app/define-page'
import { HomeView } from '@/components/screens/Home/mobile/HomeView'
import { homeScreen } from '@/lib/screens/home'

const page = definePage(homeScreen, HomeView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
