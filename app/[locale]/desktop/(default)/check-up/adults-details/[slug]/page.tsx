import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { CheckUpView } from '@/components/desktop/CheckUpView/CheckUpView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { checkUpScreen } from '@/lib/screens/check-up'

export const revalidate = 300
export const generateMetadata = checkUpScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(
  props: PageProps<'/[locale]/desktop/check-up/adults-details/[slug]'>,
) {
  const data = await checkUpScreen.load(props)
  return (
    <>
      <JsonLd graph={checkUpScreen.jsonLd(data)} />
      <CheckUpView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
