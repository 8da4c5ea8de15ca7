import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { DoctorView } from '@/components/desktop/DoctorView/DoctorView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { doctorScreen } from '@/lib/screens/doctor'

export const revalidate = 300
export const generateMetadata = doctorScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/desktop/doctors-list/[slug]'>) {
  const data = await doctorScreen.load(props)
  return (
    <>
      <JsonLd graph={doctorScreen.jsonLd(data)} />
      <DoctorView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
