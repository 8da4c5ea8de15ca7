import { definePage } from '@/app/define-page'
import { ContactsView } from '@/components/screens/Contacts/ContactsView'
import styles from '@/components/screens/Contacts/desktop/ContactsView.module.scss'
import { contactsScreen } from '@/lib/screens/contacts'

const page = definePage(contactsScreen, data => (
  <ContactsView {...data} layout="desktop" styles={styles} />
))

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
