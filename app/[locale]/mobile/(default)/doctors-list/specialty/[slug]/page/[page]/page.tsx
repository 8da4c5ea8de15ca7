import { SpecialtyPage } from '@/components/blocks/SpecialtyPage/SpecialtyPage'
import { specialtyScreen } from '@/lib/screens/specialty'

export const revalidate = 300
export const generateMetadata = specialtyScreen.metadata

export function generateStaticParams() {
  return []
}

/** Not indexed, so without structured data and the editors' text of the first page. */
export default async function Page(
  props: PageProps<'/[locale]/mobile/doctors-list/specialty/[slug]/page/[page]'>,
) {
  return <SpecialtyPage {...(await specialtyScreen.load(props))} />
}
