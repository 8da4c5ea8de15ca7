import { EstimatePage } from '@/components/blocks/EstimatePage/EstimatePage'
import { estimateScreen } from '@/lib/screens/estimate'

export const dynamic = 'force-dynamic'
export const generateMetadata = estimateScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/analysis/estimate'>) {
  return <EstimatePage {...(await estimateScreen.load(props))} />
}
