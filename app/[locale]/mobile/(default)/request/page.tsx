import { RequestPage } from '@/components/blocks/RequestPage/RequestPage'
import { requestScreen } from '@/lib/screens/request'
import { withSubject } from '@/lib/screens/subject'

export const dynamic = 'force-dynamic'
export const generateMetadata = requestScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/request'>) {
  const data = await withSubject(requestScreen.load(props), () => null)
  return <RequestPage {...data} layout="mobile" />
}
