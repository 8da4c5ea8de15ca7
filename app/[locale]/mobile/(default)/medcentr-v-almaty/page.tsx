import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/mobile/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { landingMedcentreScreen } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = landingMedcentreScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/medcentr-v-almaty'>) {
  const data = await landingMedcentreScreen.load(props)
  return (
    <>
      <JsonLd graph={landingMedcentreScreen.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
