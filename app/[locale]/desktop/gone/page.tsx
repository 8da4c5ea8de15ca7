import { NotFoundView } from '@/components/screens/NotFound/NotFoundView'
import { loadMissingSections } from '@/lib/screens/missing-sections'
import { goneScreen } from '@/lib/screens/not-found'
import { tellSubject } from '@/lib/screens/subject'

export const revalidate = 300
export const generateMetadata = goneScreen.metadata

export default async function Page() {
  tellSubject(null)
  return <NotFoundView gone missing={await loadMissingSections()} />
}
