import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { DoctorsView } from '@/components/desktop/DoctorsView/DoctorsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { doctorsScreen } from '@/lib/screens/doctors'

export const revalidate = 300
export const generateMetadata = doctorsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/doctors-list/list'>) {
  const data = await doctorsScreen.load(props)
  return (
    <>
      <JsonLd graph={doctorsScreen.jsonLd(data)} />
      <DoctorsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
