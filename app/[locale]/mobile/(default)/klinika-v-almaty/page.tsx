import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/mobile/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { landingClinicScreen } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = landingClinicScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/klinika-v-almaty'>) {
  const data = await landingClinicScreen.load(props)
  return (
    <>
      <JsonLd graph={landingClinicScreen.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
