import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { HomeView } from '@/components/desktop/HomeView/HomeView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { home } from '@/lib/screens/home'

export const revalidate = 300
export const generateMetadata = home.metadata

export default async function Page(props: PageProps<'/[locale]/desktop'>) {
  const data = await home.load(props)
  return (
    <>
      <JsonLd graph={home.jsonLd(data)} />
      <HomeView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
