import { XMLParser } from 'fast-xml-parser'
import { clinicIn } from '@/lib/clinic'
import { getDoctors } from '@/lib/content/client/doctors'
import type { Doctor } from '@/lib/content/entities/doctor'
import { yandexDoctorsXml } from '@/lib/seo/feeds/yandex-doctors'
import { xsdFaults } from '@/lib/seo/rules/xsd'

const feedOf = (doctors: readonly Doctor[]) =>
  yandexDoctorsXml({
    clinic: clinicIn('ru'),
    doctors,
    visits: { first: 'Первичный приём', repeated: 'Повторный приём' },
    changed: new Date('2026-11-20T20:30:00Z'),
  })
const faultsOf = (xml: string) => xsdFaults(xml, 'yandex-doctors')

const lists = new Set(['doctor', 'offer', 'education', 'certificate'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name, path) => lists.has(name) && !String(path).endsWith('clinic.doctor'),
})
const read = (xml: string) => parser.parse(xml).shop

let seed: readonly Doctor[]

beforeAll(async () => {
  seed = await getDoctors('ru')
})

/** The first doctor of the sample with some other fields. */
function doctor(change: Partial<Doctor>): Doctor {
  const [first] = seed
  if (!first) throw new Error('The seed has no doctors')
  return { ...first, ...change }
}

test('all doctors make a valid feed', async () => {
  const xml = feedOf(seed)
  expect(await faultsOf(xml)).toEqual([])
  const shop = read(xml)
  expect(shop['@date']).toBe('2026-11-21 01:30')
  expect(shop.doctors.doctor).toHaveLength(seed.length)
  expect(shop.doctors.doctor[0]).toMatchObject({
    name: 'Ахметова Айгуль Сериковна',
    surname: 'Ахметова',
    first_name: 'Айгуль',
    patronymic: 'Сериковна',
    url: 'http://localhost:3000/doctors-list/akhmetova-aygul',
    experience_years: 17,
    education: [{ finish_year: 2008 }],
  })
})

test('each doctor has one base service, and the prices of the visits', () => {
  const { offer } = read(
    feedOf([doctor({ first_appointment: 9000, repeated_appointment: 6500 })]),
  ).offers
  expect(offer).toMatchObject([
    {
      price: { base_price: 9000, currency: 'KZT' },
      service: { '@id': 'first' },
      clinic: { doctor: { speciality: 'терапевт', is_base_service: true } },
    },
    {
      price: { base_price: 6500, currency: 'KZT' },
      service: { '@id': 'repeated' },
      clinic: { doctor: { is_base_service: false } },
    },
  ])
})

test('a price on request is not a price of 0', async () => {
  const xml = feedOf([doctor({ first_appointment: 0, repeated_appointment: 0 })])
  const { offer } = read(xml).offers
  expect(offer).toHaveLength(1)
  expect(offer[0]).not.toHaveProperty('price')
  expect(await faultsOf(xml)).toEqual([])
})

test('a doctor with few fields is valid', async () => {
  const nothing = {
    ...{ description: '', image: null, experience: 0, name: 'Ким' },
    ...{ education: [{ graduation_year: 0, university: 'A & B' }], advance_trainings: [] },
  }
  const xml = feedOf([doctor(nothing)])
  expect(await faultsOf(xml)).toEqual([])
  expect(read(xml).doctors.doctor[0].education).toEqual([{ organization: 'A & B' }])
})

test('a doctor without a specialty is left out', async () => {
  const xml = feedOf([doctor({}), doctor({ id: 999, short_info: [] })])
  expect(await faultsOf(xml)).toEqual([])
  expect(read(xml).doctors.doctor).toHaveLength(1)
})

test.each([
  [
    'an unknown doctor',
    'doctor id="doctor-1">\n          <spec',
    'doctor id="d">\n          <spec',
  ],
  ['a price of 0', '<base_price>9000', '<base_price>0'],
  ['no currency', '<currency>KZT</currency>', ''],
  ['no specialty', /<speciality>.*<\/speciality>/, ''],
  ['a date of another form', /date="[^"]*"/, 'date="today"'],
])('the schema rejects %s', async (_, from, to) => {
  const xml = feedOf([doctor({})])
  const changed = xml.replace(from, to)
  expect(changed).not.toBe(xml)
  expect(await faultsOf(changed)).not.toEqual([])
})
