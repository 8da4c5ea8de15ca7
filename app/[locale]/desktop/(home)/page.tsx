import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/desktop/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { homeScreen } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = homeScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop'>) {
  const data = await homeScreen.load(props)
  return (
    <>
      <JsonLd graph={homeScreen.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
