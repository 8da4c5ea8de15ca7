import { definePage } from '@/app/define-page'
import { DoctorView } from '@/components/screens/Doctor/mobile/DoctorView'
import { doctorScreen } from '@/lib/screens/doctor'

const page = definePage(doctorScreen, DoctorView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
