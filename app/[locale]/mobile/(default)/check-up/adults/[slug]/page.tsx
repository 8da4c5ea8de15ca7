import { definePage } from '@/app/define-page'
import { CheckUpConsult } from '@/components/check-ups/CheckUpConsult'
import { CheckUpAccordion } from '@/components/screens/ParentCheckUp/mobile/CheckUpAccordion'
import styles from '@/components/screens/ParentCheckUp/mobile/ParentCheckUpView.module.scss'
import { ParentCheckUpView } from '@/components/screens/ParentCheckUp/ParentCheckUpView'
import { parentCheckUpScreen } from '@/lib/screens/parent-check-up'

const page = definePage(parentCheckUpScreen, data => (
  <ParentCheckUpView {...data} layout="mobile" styles={styles}>
    <CheckUpAccordion checkUps={data.checkUps} />
    <CheckUpConsult />
  </ParentCheckUpView>
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
