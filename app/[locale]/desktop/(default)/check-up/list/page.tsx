import { definePage } from '@/app/define-page'
import { CheckUpsView } from '@/components/screens/CheckUps/desktop/CheckUpsView'
import { checkUpsScreen } from '@/lib/screens/check-ups'

const page = definePage(checkUpsScreen, CheckUpsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
