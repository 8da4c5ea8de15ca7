import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PromotionView } from '@/components/desktop/PromotionView/PromotionView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { promotion } from '@/lib/screens/promotion'

export const revalidate = 300
export const generateMetadata = promotion.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/desktop/promotions/[slug]'>) {
  const data = await promotion.load(props)
  return (
    <>
      <JsonLd graph={promotion.jsonLd(data)} />
      <PromotionView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
