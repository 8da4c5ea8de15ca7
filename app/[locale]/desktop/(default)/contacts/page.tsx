import { definePage } from '@/app/define-page'
import { ContactsView } from '@/components/screens/Contacts/desktop/ContactsView'
import { contactsScreen } from '@/lib/screens/contacts'

const page = definePage(contactsScreen, ContactsView)

export const revalidate = 300
export const generateMetadata = page.generateMetadata
export default page.Page
