import { Styleguide } from '@/components/styleguide/Styleguide'
import { styleguideScreen } from '@/lib/screens/styleguide'
import { tellSubject } from '@/lib/screens/subject'

export const metadata = styleguideScreen.metadata

export default async function Page() {
  tellSubject(null)
  return <Styleguide records={await styleguideScreen.load()} layout="mobile" />
}
