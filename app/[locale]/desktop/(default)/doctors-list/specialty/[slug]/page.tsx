import { definePage } from '@/app/define-page'
import { SpecialtyView } from '@/components/screens/Specialty/SpecialtyView'
import { specialtyScreen } from '@/lib/screens/specialty'

const page = definePage(specialtyScreen, SpecialtyView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
