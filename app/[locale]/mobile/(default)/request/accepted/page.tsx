import { RequestAccepted } from '@/components/blocks/RequestPage/RequestAccepted'
import { requestAcceptedScreen } from '@/lib/screens/request'

export const revalidate = 300
export const generateMetadata = requestAcceptedScreen.metadata

export default function Page() {
  return <RequestAccepted />
}
