import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { CheckUpsView } from '@/components/desktop/CheckUpsView/CheckUpsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { checkUps } from '@/lib/screens/check-ups'

export const revalidate = 300
export const generateMetadata = checkUps.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/check-up/list'>) {
  const data = await checkUps.load(props)
  return (
    <>
      <JsonLd graph={checkUps.jsonLd(data)} />
      <CheckUpsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
