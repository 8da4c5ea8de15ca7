import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/mobile/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { landingMedicalCentreScreen } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = landingMedicalCentreScreen.metadata

export default async function Page(
  props: PageProps<'/[locale]/mobile/medicinskiy-centr-v-almaty'>,
) {
  const data = await landingMedicalCentreScreen.load(props)
  return (
    <>
      <JsonLd graph={landingMedicalCentreScreen.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
