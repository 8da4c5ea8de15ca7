import { definePage } from '@/app/define-page'
import { PostView } from '@/components/screens/Post/desktop/PostView'
import { postScreen } from '@/lib/screens/post'

const page = definePage(postScreen, PostView)

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
