import { Styleguide } from '@/components/styleguide/Styleguide'
import { styleguideScreen } from '@/lib/screens/styleguide'

export const metadata = styleguideScreen.metadata

export default async function Page() {
  return <Styleguide records={await styleguideScreen.load()} layout="mobile" />
}
