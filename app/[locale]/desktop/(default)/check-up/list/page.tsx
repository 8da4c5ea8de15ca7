import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { CheckUpsView } from '@/components/desktop/CheckUpsView/CheckUpsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { checkUpsScreen } from '@/lib/screens/check-ups'

export const revalidate = 300
export const generateMetadata = checkUpsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/check-up/list'>) {
  const data = await checkUpsScreen.load(props)
  return (
    <>
      <JsonLd graph={checkUpsScreen.jsonLd(data)} />
      <CheckUpsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
