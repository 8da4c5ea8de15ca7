import { definePage } from '@/app/define-page'
import { PostsView } from '@/components/blocks/PostsView/PostsView'
import styles from '@/components/blocks/PostsView/PostsView.desktop.module.scss'
import { postsScreen } from '@/lib/screens/posts'

const page = definePage(postsScreen, data => (
  <PostsView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
