import { Unavailable } from '@/components/blocks/Unavailable/Unavailable'
import { unavailableScreen } from '@/lib/screens/unavailable'

export const revalidate = 300
export const generateMetadata = unavailableScreen.metadata

export default function Page() {
  return <Unavailable />
}
