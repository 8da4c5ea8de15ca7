/** A discount for children is promised by clinics that give one (B1300). */
import { renderToStaticMarkup } from 'react-dom/server'
import { ServiceCard } from '@/components/services/ServiceCard'
import { priceListScreen } from '@/lib/screens/price-list'
import messages from '@/messages/ru.json'
import { contentCopy } from '@/tests/support/content-copy'
import { service } from '@/tests/support/services'
import { Site } from '../../components/support/site'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

const { dir, change, remove } = contentCopy()
process.env.CONTENT_DIR = dir
change('clinic.yaml', ', child_discount ]', ' ]')
afterAll(remove)

const card = (adults: boolean) =>
  renderToStaticMarkup(
    <Site>
      <ServiceCard service={service(1, { is_for_childs: true, is_for_olders: adults })} />
    </Site>,
  )

test('without one its services are marked for whom they are', async () => {
  expect(card(false)).toContain(messages.offerFor.children)
  expect(card(true)).toContain(messages.offerFor.both)
  const { lead } = await priceListScreen.load()
  for (const text of [card(false), card(true), lead]) expect(text).not.toMatch(/скидка детям/i)
})
