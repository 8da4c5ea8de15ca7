import { definePage } from '@/app/define-page'
import { ParentCheckUpView } from '@/components/screens/ParentCheckUp/desktop/ParentCheckUpView'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'

const page = definePage(parentCheckUpScreen, ParentCheckUpView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
