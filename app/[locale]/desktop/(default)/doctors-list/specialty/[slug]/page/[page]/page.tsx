import { definePlainPage } from '@/app/define-plain-page'
import { SpecialtyPage } from '@/components/blocks/SpecialtyPage/SpecialtyPage'
import { specialtyScreen } from '@/lib/screens/specialty'

const page = definePlainPage(specialtyScreen, SpecialtyPage)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
