import { SearchPage } from '@/components/blocks/SearchPage/SearchPage'
import { searchScreen } from '@/lib/screens/search'

export const dynamic = 'force-dynamic'
export const generateMetadata = searchScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/search'>) {
  return <SearchPage {...(await searchScreen.load(props))} />
}
