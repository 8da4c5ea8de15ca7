import { definePage } from '@/app/define-page'
import { ArticleView } from '@/components/screens/Article/ArticleView'
import styles from '@/components/screens/Article/desktop/ArticleView.module.scss'
import { articleScreen } from '@/lib/screens/article'

const page = definePage(articleScreen, data => (
  <ArticleView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
