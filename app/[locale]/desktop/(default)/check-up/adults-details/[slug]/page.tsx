import { definePage } from '@/app/define-page'
import { CheckUpView } from '@/components/desktop/CheckUpView/CheckUpView'
import { checkUpScreen } from '@/lib/screens/check-up'

const page = definePage(checkUpScreen, CheckUpView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
