import { EstimatePage } from '@/components/blocks/EstimatePage/EstimatePage'
import { estimate } from '@/lib/screens/estimate'

export const dynamic = 'force-dynamic'
export const generateMetadata = estimate.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/analysis/estimate'>) {
  return <EstimatePage {...(await estimate.load(props))} />
}
