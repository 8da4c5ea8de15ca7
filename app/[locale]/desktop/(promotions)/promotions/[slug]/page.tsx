import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PromotionView } from '@/components/desktop/PromotionView/PromotionView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { promotionScreen } from '@/lib/screens/promotion'

export const revalidate = 300
export const generateMetadata = promotionScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/desktop/promotions/[slug]'>) {
  const data = await promotionScreen.load(props)
  return (
    <>
      <JsonLd graph={promotionScreen.jsonLd(data)} />
      <PromotionView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
