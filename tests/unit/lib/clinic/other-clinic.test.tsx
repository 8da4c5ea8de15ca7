/** What is drawn or sent without a page of the site around it speaks of the clinic of the folder. */
import { renderToStaticMarkup } from 'react-dom/server'
import { SharePicture } from '@/components/blocks/SharePicture/SharePicture'
import { clinicIn } from '@/lib/clinic'
import { plainPage } from '@/lib/clinic/plain-page'
import { securityTxt } from '@/lib/http/security-txt'
import { shareData } from '@/lib/screens/share'
import { errorPage } from '@/lib/server/error-page'

// Before anything asks for the facts: they are read once.
process.env.CONTENT_DIR = 'tests/support/second-clinic'

test.each([
  ['ru', 'Тестовый Маяк'],
  ['kk', 'Сынақ Шамшырағы'],
] as const)('the picture of a shared page and the error page in %s', (locale, name) => {
  const drawn = renderToStaticMarkup(
    <SharePicture
      eyebrow=""
      title="Title"
      price={undefined}
      badge={undefined}
      clinic={clinicIn(locale)}
      mark="data:,"
      photo={null}
      scene="data:,"
    />,
  )
  const nginx = [plainPage('unavailable', locale), plainPage('refused', locale)]
  for (const html of [drawn, errorPage(locale), ...nginx]) {
    expect(html).toContain(name)
    expect(html.match(/\+7 \([^<]*/g)).toEqual(['+7 (798) 000-07-77'])
  }
})

test('whom to tell of a weakness', () => {
  expect(securityTxt('https://lighthouse.example', 0)).toContain('mailto:desk@lighthouse.example')
})

test('the picture of a page that nobody has written a text for', async () => {
  expect(await shareData('/contacts', 'ru')).toMatchObject({ title: 'Тестовый Маяк' })
})
