import { UnavailableView } from '@/components/screens/Unavailable/UnavailableView'
import { tellSubject } from '@/lib/screens/subject'
import { unavailableScreen } from '@/lib/screens/unavailable'

export const revalidate = 300
export const generateMetadata = unavailableScreen.metadata

export default function Page() {
  tellSubject(null)
  return <UnavailableView />
}
