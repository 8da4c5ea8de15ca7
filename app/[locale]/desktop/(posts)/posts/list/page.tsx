import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PostsView } from '@/components/desktop/PostsView/PostsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { postsScreen } from '@/lib/screens/posts'

export const revalidate = 300
export const generateMetadata = postsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/posts/list'>) {
  const data = await postsScreen.load(props)
  return (
    <>
      <JsonLd graph={postsScreen.jsonLd(data)} />
      <PostsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
