import { definePage } from '@/app/define-page'
import { AboutView } from '@/components/screens/About/desktop/AboutView'
import { aboutScreen } from '@/lib/screens/about'

const page = definePage(aboutScreen, AboutView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
