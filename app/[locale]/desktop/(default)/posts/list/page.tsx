import { definePage } from '@/app/define-page'
import styles from '@/components/screens/Posts/desktop/PostsView.module.scss'
import { PostsView } from '@/components/screens/Posts/PostsView'
import { postsScreen } from '@/lib/screens/posts'

const page = definePage(postsScreen, data => (
  <PostsView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
