import { definePage } from '@/app/define-page'
import styles from '@/components/screens/Post/mobile/PostView.module.scss'
import { PostView } from '@/components/screens/Post/PostView'
import { postScreen } from '@/lib/screens/post'

const page = definePage(postScreen, data => <PostView {...data} layout="mobile" styles={styles} />)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
