import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { CorporateView } from '@/components/desktop/CorporateView/CorporateView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { corporateScreen } from '@/lib/screens/corporate'

export const revalidate = 300
export const generateMetadata = corporateScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/corporate-clients'>) {
  const data = await corporateScreen.load(props)
  return (
    <>
      <JsonLd graph={corporateScreen.jsonLd(data)} />
      <CorporateView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
