import { definePage } from '@/app/define-page'
import { AnalysesPage } from '@/components/analyses/desktop/AnalysesPage'
import { AnalysisView } from '@/components/screens/Analysis/AnalysisView'
import styles from '@/components/screens/Analysis/desktop/AnalysisView.module.scss'
import { analysisScreen } from '@/lib/screens/analysis'

const page = definePage(analysisScreen, data => (
  <AnalysisView {...data} Page={AnalysesPage} styles={styles} />
))

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.generateMetadata
export default page.Page
