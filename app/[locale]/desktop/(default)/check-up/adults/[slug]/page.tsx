import { definePage } from '@/app/define-page'
import { CheckUpGrid } from '@/components/screens/ParentCheckUp/desktop/CheckUpGrid'
import styles from '@/components/screens/ParentCheckUp/desktop/ParentCheckUpView.module.scss'
import { ParentCheckUpView } from '@/components/screens/ParentCheckUp/ParentCheckUpView'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'

const page = definePage(parentCheckUpScreen, data => (
  <ParentCheckUpView {...data} layout="desktop" styles={styles}>
    <CheckUpGrid checkUps={data.checkUps} />
  </ParentCheckUpView>
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
