import { SeoAccordion } from '@/components/blocks/SeoAccordion/SeoAccordion'
import { ContactsView } from '@/components/desktop/ContactsView/ContactsView'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { contactsScreen } from '@/lib/screens/contacts'

export const revalidate = 300
export const generateMetadata = contactsScreen.metadata

export default async function Page(props: PageProps<'/[locale]/desktop/contacts'>) {
  const data = await contactsScreen.load(props)
  return (
    <>
      <JsonLd graph={contactsScreen.jsonLd(data)} />
      <ContactsView {...data} />
      <SeoAccordion text={data.text} />
    </>
  )
}
