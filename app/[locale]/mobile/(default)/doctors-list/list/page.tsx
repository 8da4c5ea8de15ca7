import { definePage } from '@/app/define-page'
import { DoctorsView } from '@/components/screens/Doctors/mobile/DoctorsView'
import { doctorsScreen } from '@/lib/screens/doctors'

const page = definePage(doctorsScreen, DoctorsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
