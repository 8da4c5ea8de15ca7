import { definePage } from '@/app/define-page'
import { ArticlesView } from '@/components/screens/Articles/ArticlesView'
import styles from '@/components/screens/Articles/mobile/ArticlesView.module.scss'
import { articlesScreen } from '@/lib/screens/articles'

const page = definePage(articlesScreen, data => (
  <ArticlesView {...data} layout="mobile" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
