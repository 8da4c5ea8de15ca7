import { RequestPage } from '@/components/blocks/RequestPage/RequestPage'
import { requestScreen } from '@/lib/screens/request'

export const dynamic = 'force-dynamic'
export const generateMetadata = requestScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/request'>) {
  return <RequestPage {...(await requestScreen.load(props))} layout="mobile" />
}
