import { RequestAccepted } from '@/components/blocks/RequestPage/RequestAccepted'
import { requestAccepted } from '@/lib/screens/request'

export const revalidate = 300
export const generateMetadata = requestAccepted.metadata

export default function Page() {
  return <RequestAccepted />
}
