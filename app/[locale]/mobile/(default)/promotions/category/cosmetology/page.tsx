import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PromotionsView } from '@/components/mobile/PromotionsView/PromotionsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { cosmetologyPromotionsScreen } from '@/lib/screens/promotions'

export const revalidate = 300
export const generateMetadata = cosmetologyPromotionsScreen.metadata

export default async function Page(
  props: PageProps<'/[locale]/mobile/promotions/category/cosmetology'>,
) {
  const data = await cosmetologyPromotionsScreen.load(props)
  return (
    <>
      <JsonLd graph={cosmetologyPromotionsScreen.jsonLd(data)} />
      <PromotionsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
