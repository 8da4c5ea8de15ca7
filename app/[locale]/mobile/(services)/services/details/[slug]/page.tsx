import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ServiceView } from '@/components/mobile/ServiceView/ServiceView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { serviceScreen } from '@/lib/screens/service'

export const revalidate = 300
export const generateMetadata = serviceScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/services/details/[slug]'>) {
  const data = await serviceScreen.load(props)
  return (
    <>
      <JsonLd graph={serviceScreen.jsonLd(data)} />
      <ServiceView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
