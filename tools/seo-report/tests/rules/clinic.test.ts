import { clinicIsOne } from '../../rules/checks/clinic'
import { type Change, founds, marked, origin, page } from './builders'

const words =
  '<a href="tel:+7 799 000 01 01">а</a><a href="tel:103">103</a><a href="mailto:info@clinic.example">б</a><a href="https://wa.me/77990000101">в</a> Алматы, ул. Примерная, 10, 8:00–20:00'
const contacts = page([['</main>', `${words}</main>`]], { url: `${origin}/contacts` })

const clinic = {
  '@type': 'MedicalClinic',
  '@id': `${origin}/#clinic`,
  telephone: ['+77990000101'],
  email: 'info@clinic.example',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'ул. Примерная, 10',
    addressLocality: 'Алматы',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    opens: '08:00',
    closes: '20:00',
  },
}
const with_ = (about: Record<string, unknown>) =>
  marked(nodes => nodes.splice(-1, 1, { ...clinic, ...about }))
const check = (current = page()) => founds(clinicIsOne([contacts, current]))

test('a good site complies with R28', () => {
  expect(check()).toEqual([])
  expect(check(with_({}))).toEqual([])
  expect(
    check(page([['<footer>', '<footer><a href="https://wa.me/77990000101?text=а">г</a>']])),
  ).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a phone', { telephone: ['+77990000109'] }, 'phones tel:77990000109'],
  ['a phone less', { telephone: [] }, 'phones , on the contacts page tel:77990000101'],
  ['an e-mail', { email: 'a@clinic.example' }, 'e-mail a@clinic.example'],
  [
    'a street',
    { address: { streetAddress: 'ул. Другая', addressLocality: 'Алматы' } },
    '"ул. Другая"',
  ],
  ['hours', { openingHoursSpecification: [{ opens: '09:00', closes: '20:00' }] }, '"9:00"'],
])('R28: another %s in the structured data', (_, about, found) => {
  expect(check(with_(about))).toEqual([expect.stringContaining(found)])
})

test('R28: hours of a doctor stand on the page of the doctor', () => {
  const openingHoursSpecification = [{ opens: '09:00', closes: '14:00' }]
  const doctor = { ...clinic, '@type': 'IndividualPhysician', openingHoursSpecification }
  const without = marked(nodes => nodes.splice(-1, 1, doctor))
  const said = marked(nodes => nodes.splice(-1, 1, doctor), {}, [['</main>', '9:00–14:00</main>']])
  expect(check(said)).toEqual([])
  expect(check(without)).toEqual([
    '"9:00" is not on the contacts page',
    '"14:00" is not on the contacts page',
  ])
})

test.each<[string, Change, string]>([
  ['a phone', ['tel:+77990000101', 'tel:+77990000109'], 'tel:77990000109 is not'],
  ['an e-mail', ['<footer>', '<footer><a href="mailto:a@clinic.example">a</a>'], 'mailto:a@'],
  [
    'a messenger',
    ['<footer>', '<footer><a href="https://wa.me/77990000109">a</a>'],
    'wa.me/77990000109',
  ],
])('R28: a link to another %s', (_, change, found) => {
  expect(check(page([change]))).toEqual([expect.stringContaining(found)])
})

test('R28: no contacts page', () => {
  expect(founds(clinicIsOne([page([], { url: `${origin}/` })]))).toEqual(['no contacts page'])
})
