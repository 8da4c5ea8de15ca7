import { definePage } from '@/app/define-page'
import { CheckUpView } from '@/components/blocks/CheckUpView/CheckUpView'
import styles from '@/components/blocks/CheckUpView/CheckUpView.mobile.module.scss'
import { RequestAction } from '@/components/blocks/FloatingActions/RequestAction'
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
