import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/mobile/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { landingMedCentreScreen } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = landingMedCentreScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/med-centr-v-almaty'>) {
  const data = await landingMedCentreScreen.load(props)
  return (
    <>
      <JsonLd graph={landingMedCentreScreen.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
