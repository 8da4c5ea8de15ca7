/** Output outside of the site's pages has the data of the clinic in the content folder. */
import { renderToStaticMarkup } from 'react-dom/server'
import { SharePicture } from '@/app/og/[...path]/SharePicture'
import { Gallery } from '@/components/screens/About/Gallery'
import { ContactDetails } from '@/components/screens/Contacts/ContactDetails'
import { ContactLinks } from '@/components/screens/Contacts/ContactLinks'
import { paletteOf } from '@/lib/clinic/palette'
import { plainPage } from '@/lib/clinic/plain-page'
import { securityTxt } from '@/lib/http/security-txt'
import { shareData } from '@/lib/screens/share'
import { errorPage } from '@/lib/server/error-page'
import { Site } from '../../components/support/site'

// Set before the facts are read, which happens once.
process.env.CONTENT_DIR = 'tests/support/second-clinic'

test.each([
  ['ru', 'Тестовый Маяк'],
  ['kk', 'Сынақ Шамшырағы'],
] as const)('share picture and error page in %s', async (locale, name) => {
  const data = await shareData('/contacts', locale)
  if (!data) throw new Error('No share picture')
  const { image: _image, ...texts } = data
  const drawn = renderToStaticMarkup(
    <SharePicture {...texts} colors={paletteOf({})} mark={null} photo={null} scene={null} />,
  )
  const nginx = [plainPage('unavailable', locale), plainPage('refused', locale)]
  for (const html of [drawn, errorPage(locale), ...nginx]) {
    expect(html).toContain(name)
    expect(html.match(/\+7 \([^<]*/g)).toEqual(['+7 (798) 000-07-77'])
  }
})

test('a clinic without photographs has neither a gallery nor a link to it', () => {
  const page = renderToStaticMarkup(
    <Site>
      <Gallery />
      <ContactLinks missing={[]} />
    </Site>,
  )
  expect(page).not.toContain('gallery')
  expect(page).toContain('/about-us')
})

test('a number for messages alone is written as the phones are', () => {
  const page = renderToStaticMarkup(
    <Site>
      <ContactDetails specialDays={[]} />
    </Site>,
  )
  expect(page).toContain('<small>+7 (798) 000-07-78</small>')
})

test('the contact in security.txt', () => {
  expect(securityTxt('https://lighthouse.example', 0)).toContain('mailto:desk@lighthouse.example')
})

test('the share picture of a page without a text', async () => {
  expect(await shareData('/contacts', 'ru')).toMatchObject({ title: 'Тестовый Маяк' })
})
