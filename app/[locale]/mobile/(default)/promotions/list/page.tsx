import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PromotionsView } from '@/components/mobile/PromotionsView/PromotionsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { promotions } from '@/lib/screens/promotions'

export const revalidate = 300
export const generateMetadata = promotions.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/promotions/list'>) {
  const data = await promotions.load(props)
  return (
    <>
      <JsonLd graph={promotions.jsonLd(data)} />
      <PromotionsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
