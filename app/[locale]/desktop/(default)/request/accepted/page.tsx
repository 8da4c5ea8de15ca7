import { RequestAccepted } from '@/components/screens/Request/RequestAccepted'
import { requestAcceptedScreen } from '@/lib/screens/request'
import { tellSubject } from '@/lib/screens/subject'

export const revalidate = 300
export const generateMetadata = requestAcceptedScreen.metadata

export default function Page() {
  tellSubject(null)
  return <RequestAccepted />
}
