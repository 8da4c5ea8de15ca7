import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PromotionsView } from '@/components/mobile/PromotionsView/PromotionsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { promotionsScreen } from '@/lib/screens/promotions'

export const revalidate = 300
export const generateMetadata = promotionsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/promotions/list'>) {
  const data = await promotionsScreen.load(props)
  return (
    <>
      <JsonLd graph={promotionsScreen.jsonLd(data)} />
      <PromotionsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
