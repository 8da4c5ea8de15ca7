import { Unavailable } from '@/components/blocks/Unavailable/Unavailable'
import { tellSubject } from '@/lib/screens/subject'
import { unavailableScreen } from '@/lib/screens/unavailable'

export const revalidate = 300
export const generateMetadata = unavailableScreen.metadata

export default function Page() {
  tellSubject(null)
  return <Unavailable />
}
