import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PostView } from '@/components/mobile/PostView/PostView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { postScreen } from '@/lib/screens/post'

export const revalidate = 300
export const generateMetadata = postScreen.metadata

export function generateStaticParams() {
  return []
}

export default async function Page(props: PageProps<'/[locale]/mobile/posts/[slug]'>) {
  const data = await postScreen.load(props)
  return (
    <>
      <JsonLd graph={postScreen.jsonLd(data)} />
      <PostView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
