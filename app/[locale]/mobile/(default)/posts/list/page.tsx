import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PostsView } from '@/components/mobile/PostsView/PostsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { postsScreen } from '@/lib/screens/posts'

export const revalidate = 300
export const generateMetadata = postsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/posts/list'>) {
  const data = await postsScreen.load(props)
  return (
    <>
      <JsonLd graph={postsScreen.jsonLd(data)} />
      <PostsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
