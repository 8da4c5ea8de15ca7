import { definePage } from '@/app/define-page'
import { CheckUpView } from '@/components/screens/CheckUp/CheckUpView'
import styles from '@/components/screens/CheckUp/desktop/CheckUpView.module.scss'
import { checkUpScreen } from '@/lib/screens/check-up'

const page = definePage(checkUpScreen, data => (
  <CheckUpView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
