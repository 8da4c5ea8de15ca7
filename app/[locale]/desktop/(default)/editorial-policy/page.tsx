import { definePage } from '@/app/define-page'
import { EditorialPolicy } from '@/components/blocks/EditorialPolicy/EditorialPolicy'
import { editorialScreen } from '@/lib/screens/editorial'

const page = definePage(editorialScreen, EditorialPolicy)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
