import { NotFoundView } from '@/components/screens/NotFound/NotFoundView'
import { formerDoctorScreen } from '@/lib/screens/former-doctor'
import { loadMissingSections } from '@/lib/screens/missing-sections'
import type { ScreenProps } from '@/lib/screens/screen'
import { tellSubject } from '@/lib/screens/subject'

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = formerDoctorScreen.metadata

export default async function Page(props: ScreenProps) {
  tellSubject(null)
  const [missing, doctor] = await Promise.all([
    loadMissingSections(),
    formerDoctorScreen.load(props),
  ])
  return <NotFoundView gone missing={missing} doctor={doctor} />
}
