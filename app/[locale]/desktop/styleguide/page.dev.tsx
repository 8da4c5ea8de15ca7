import { Styleguide } from '@/components/styleguide/Styleguide'
import { styleguide } from '@/lib/screens/styleguide'

export const metadata = styleguide.metadata

export default async function Page() {
  return <Styleguide records={await styleguide.load()} layout="desktop" />
}
