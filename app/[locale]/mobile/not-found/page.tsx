import { NotFound } from '@/components/blocks/NotFound/NotFound'
import { notFoundScreen } from '@/lib/screens/not-found'

export const revalidate = 300
export const generateMetadata = notFoundScreen.metadata

export default function Page() {
  return <NotFound />
}
