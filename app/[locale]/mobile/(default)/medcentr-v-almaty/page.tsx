import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/mobile/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { landingMedcentre } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = landingMedcentre.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/medcentr-v-almaty'>) {
  const data = await landingMedcentre.load(props)
  return (
    <>
      <JsonLd graph={landingMedcentre.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
