import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { AboutView } from '@/components/mobile/AboutView/AboutView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { aboutScreen } from '@/lib/screens/about'

export const revalidate = 300
export const generateMetadata = aboutScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/about-us'>) {
  const data = await aboutScreen.load(props)
  return (
    <>
      <JsonLd graph={aboutScreen.jsonLd(data)} />
      <AboutView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
