import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { SpecialtyPage } from '@/components/blocks/SpecialtyPage/SpecialtyPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { specialtyScreen } from '@/lib/screens/specialty'

export const revalidate = 300
export const generateMetadata = specialtyScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(
  props: PageProps<'/[locale]/desktop/doctors-list/specialty/[slug]'>,
) {
  const data = await specialtyScreen.load(props)
  return (
    <>
      <JsonLd graph={specialtyScreen.jsonLd(data)} />
      <SpecialtyPage {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
