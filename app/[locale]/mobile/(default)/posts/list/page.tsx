import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { PostsView } from '@/components/mobile/PostsView/PostsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { posts } from '@/lib/screens/posts'

export const revalidate = 300
export const generateMetadata = posts.metadata

export default async function Page(props: PageProps<'/[locale]/mobile/posts/list'>) {
  const data = await posts.load(props)
  return (
    <>
      <JsonLd graph={posts.jsonLd(data)} />
      <PostsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
