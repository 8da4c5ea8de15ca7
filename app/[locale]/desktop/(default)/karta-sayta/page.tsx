import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { SiteMap } from '@/components/blocks/SiteMap/SiteMap'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { siteMapScreen } from '@/lib/screens/site-map'

export const revalidate = 300
export const generateMetadata = siteMapScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/karta-sayta'>) {
  const data = await siteMapScreen.load(props)
  return (
    <>
      <JsonLd graph={siteMapScreen.jsonLd(data)} />
      <SiteMap {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
