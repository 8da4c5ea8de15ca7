import { definePage } from '@/app/define-page'
import { RequestAction } from '@/components/request/FloatingActions/RequestAction'
import { CheckUpView } from '@/components/screens/CheckUp/CheckUpView'
import styles from '@/components/screens/CheckUp/mobile/CheckUpView.module.scss'
import { checkUpScreen } from '@/lib/screens/check-up'

const page = definePage(checkUpScreen, data => (
  <CheckUpView {...data} layout="mobile" styles={styles}>
    <RequestAction kind="checkups" record={data.checkUp} />
  </CheckUpView>
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
