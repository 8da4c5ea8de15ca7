import { definePage } from '@/app/define-page'
import { EditorialView } from '@/components/screens/Editorial/EditorialView'
import { editorialScreen } from '@/lib/screens/editorial'

const page = definePage(editorialScreen, EditorialView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
