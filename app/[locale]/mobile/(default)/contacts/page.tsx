import { definePage } from '@/app/define-page'
import { ContactsView } from '@/components/screens/Contacts/ContactsView'
import styles from '@/components/screens/Contacts/mobile/ContactsView.module.scss'
import { contactsScreen } from '@/lib/screens/contacts'

const page = definePage(contactsScreen, data => (
  <ContactsView {...data} layout="mobile" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
