import { definePage } from '@/app/define-page'
import { PostsView } from '@/components/desktop/PostsView/PostsView'
import { postsScreen } from '@/lib/screens/posts'

const page = definePage(postsScreen, PostsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
