import { NotFound } from '@/components/blocks/NotFound/NotFound'
import { notFoundScreen } from '@/lib/screens/not-found'
import { tellSubject } from '@/lib/screens/subject'

export const revalidate = 300
export const generateMetadata = notFoundScreen.metadata

export default function Page() {
  tellSubject(null)
  return <NotFound />
}
