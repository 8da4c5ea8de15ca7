import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ServicesCategoryView } from '@/components/mobile/ServicesCategoryView/ServicesCategoryView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { servicesCategoryScreen } from '@/lib/screens/services-category'

export const revalidate = 300
export const generateMetadata = servicesCategoryScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/services/category/[slug]'>) {
  const data = await servicesCategoryScreen.load(props)
  return (
    <>
      <JsonLd graph={servicesCategoryScreen.jsonLd(data)} />
      <ServicesCategoryView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
