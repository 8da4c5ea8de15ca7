import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ServicesTopView } from '@/components/desktop/ServicesTopView/ServicesTopView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { servicesTopScreen } from '@/lib/screens/services-top'

export const revalidate = 300
export const generateMetadata = servicesTopScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/services/top'>) {
  const data = await servicesTopScreen.load(props)
  return (
    <>
      <JsonLd graph={servicesTopScreen.jsonLd(data)} />
      <ServicesTopView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
