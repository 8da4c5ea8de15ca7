/** What is said of a clinic with a break, a short Saturday, a closed Sunday and holidays. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactDetails } from '@/components/screens/Contacts/ContactDetails'
import { RequestAccepted } from '@/components/screens/Request/RequestAccepted'
import { clinicIn } from '@/lib/clinic'
import { daysOfTheYear } from '@/lib/content/today'
import { contacts } from '@/lib/mcp/tools/contacts'
import { clinicNode } from '@/lib/seo/jsonld'
import { Site } from '../../components/support/site'

const folder = mkdtempSync(join(tmpdir(), 'own-hours-'))
cpSync('tests/support/second-clinic', folder, { recursive: true })
const file = join(folder, 'clinic.yaml')
const hours = `hours:
  week:
    - { days: mon-fri, open: ['8:00-13:00', '14:00-20:00'] }
    - { days: sat, open: ['9:00-14:00'] }
  exceptions:
    - { from: 2026-12-31, until: 2027-01-02, reason: { ru: Новый год, kk: Жаңа жыл } }
    - { from: 2027-01-07, open: ['9:00-14:00'] }
laboratory_hours: { week: [{ days: mon-sat, open: ['7:30-12:00'] }] }
`
writeFileSync(file, readFileSync(file, 'utf8').replace(/^hours: .*\n/m, hours))
// Set before the facts are read, which happens once.
process.env.CONTENT_DIR = folder

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-01-02T23:59:59+05:00') })
})

afterEach(() => {
  jest.useRealTimers()
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What is seen. */
const textOf = (html: string) =>
  html
    .replace(/<span class="visually-hidden">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const page = () =>
  textOf(
    renderToStaticMarkup(
      <Site>
        <ContactDetails specialDays={daysOfTheYear(clinicIn('ru').hours)} />
      </Site>,
    ),
  )

test('the contacts say the week, the holidays still to come, and the laboratory', () => {
  expect(page()).toContain('Пн–пт 8:00–13:00, 14:00–20:00 Сб 9:00–14:00 Вс выходной')
  expect(page()).toContain('31 декабря – 2 января: закрыто (Новый год)')
  expect(page()).toContain('7 января: с 9:00 до 14:00')
  expect(page()).toContain('Лаборатория Пн–сб 7:30–12:00 Вс выходной')
  jest.setSystemTime(Date.parse('2027-01-03T00:00:00+05:00'))
  expect(page()).not.toContain('декабря')
})

test('a date more than a year ahead is not taken for the next one (B1266)', () => {
  const far = { from: '2028-01-06', until: '2028-01-07', hours: [], reason: '' }
  jest.setSystemTime(Date.parse('2027-01-06T23:59:59+05:00'))
  expect(daysOfTheYear({ special: [far] })).toEqual([])
  jest.setSystemTime(Date.parse('2027-01-07T00:00:00+05:00'))
  expect(daysOfTheYear({ special: [far] })).toEqual([far])
})

test('structured data say what the page says', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = clinicNode('ru')
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const type = { '@type': 'OpeningHoursSpecification' }
  expect(openingHoursSpecification).toEqual([
    { ...type, dayOfWeek: weekdays, opens: '08:00', closes: '13:00' },
    { ...type, dayOfWeek: weekdays, opens: '14:00', closes: '20:00' },
    { ...type, dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
  ])
  expect(specialOpeningHoursSpecification).toEqual([
    {
      ...type,
      ...{ validFrom: '2026-12-31', validThrough: '2027-01-02' },
      ...{ opens: '00:00', closes: '00:00' },
    },
    {
      ...type,
      ...{ validFrom: '2027-01-07', validThrough: '2027-01-07' },
      ...{ opens: '09:00', closes: '14:00' },
    },
  ])
  expect(clinicNode('ru').department).toMatchObject({
    openingHoursSpecification: [{ opens: '07:30', closes: '12:00' }],
  })
  jest.setSystemTime(Date.parse('2027-01-08T00:00:00+05:00'))
  expect(clinicNode('ru')).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('assistants and who has sent a request are told the same', async () => {
  const answer = await contacts.run({ language: 'kk' })
  expect(answer).toMatchObject({
    hours: { week: { sun: [], sat: [{ opens: '9:00', closes: '14:00' }] } },
    laboratoryHours: { week: { sat: [{ opens: '7:30', closes: '12:00' }] } },
  })
  const accepted = renderToStaticMarkup(
    <Site>
      <RequestAccepted />
    </Site>,
  )
  expect(textOf(accepted)).toContain(
    'с понедельника по пятницу с 8:00 до 13:00 и с 14:00 до 20:00, в субботу с 9:00 до 14:00',
  )
})
