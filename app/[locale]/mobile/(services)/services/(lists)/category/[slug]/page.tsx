import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ServicesCategoryView } from '@/components/mobile/ServicesCategoryView/ServicesCategoryView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { servicesCategory } from '@/lib/screens/services-category'

export const revalidate = 300
export const generateMetadata = servicesCategory.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/services/category/[slug]'>) {
  const data = await servicesCategory.load(props)
  return (
    <>
      <JsonLd graph={servicesCategory.jsonLd(data)} />
      <ServicesCategoryView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
