import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ParentCheckUpView } from '@/components/mobile/ParentCheckUpView/ParentCheckUpView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'

export const revalidate = 300
export const generateMetadata = parentCheckUpScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/check-up/adults/[slug]'>) {
  const data = await parentCheckUpScreen.load(props)
  return (
    <>
      <JsonLd graph={parentCheckUpScreen.jsonLd(data)} />
      <ParentCheckUpView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
