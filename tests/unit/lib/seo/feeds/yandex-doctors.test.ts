import { xsdFaults } from '@clinic/seo-report/rules/xsd'
import { XMLParser } from 'fast-xml-parser'
import { clinicIn } from '@/lib/clinic'
import { getDoctors } from '@/lib/content/client/doctors'
import type { Doctor } from '@/lib/kinds/doctor'
import { yandexDoctorsXml } from '@/lib/seo/feeds/yandex-doctors'

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

describe('a feed of all doctors, some with little data', () => {
  let xml: string

  beforeAll(() => {
    const few = {
      ...{ description: '', image: null, experience: 0, name: 'Ким' },
      ...{ education: [{ graduationYear: 0, university: 'A & B' }], trainings: [] },
    }
    xml = feedOf([
      ...seed,
      doctor({ id: 1001, firstAppointment: 0, repeatedAppointment: 0 }),
      doctor({ id: 1002, ...few }),
      doctor({ id: 1003, specialties: [] }),
    ])
  })

  test('is valid', async () => {
    expect(await faultsOf(xml)).toEqual([])
    const shop = read(xml)
    expect(shop['@date']).toBe('2026-11-21 01:30')
    expect(shop.doctors.doctor[0]).toMatchObject({
      name: 'Ахметова Айгуль Сериковна',
      surname: 'Ахметова',
      first_name: 'Айгуль',
      patronymic: 'Сериковна',
      url: 'http://localhost:3000/doctors-list/akhmetova-aygul',
      experience_years: 17,
      picture: expect.stringMatching(
        /^http:\/\/localhost:3000\/files\/doctors\/.+\.webp\/portrait$/,
      ),
      reviews_total_count: seed[0]?.reviews.length,
      education: [{ finish_year: 2008 }],
    })
  })

  test('has every doctor but one without a specialty', () => {
    const listed: readonly { readonly '@id': string }[] = read(xml).doctors.doctor
    const expected = [...seed.map(({ id }) => id), 1001, 1002].map(id => `doctor-${id}`)
    expect(listed.map(each => each['@id'])).toEqual(expected)
  })

  test('a price on request is not a price of 0', () => {
    const offers: readonly { readonly '@id': string }[] = read(xml).offers.offer
    const own = offers.filter(each => each['@id'].endsWith('-1001'))
    expect(own.map(each => each['@id'])).toEqual(['first-1001'])
    expect(own[0]).not.toHaveProperty('price')
  })

  test('education may have no year', () => {
    expect(read(xml).doctors.doctor.at(-1).education).toEqual([{ organization: 'A & B' }])
  })
})

test('the number of reviews is there, their words are not', async () => {
  const [name, review] = ['Дина Ф.', 'Всё понятно объяснили.']
  const reviews = [{ name, review, star: 5, created_at: '2026-08-24T12:20:00Z' }]
  const xml = feedOf([
    doctor({ reviews, reviewCount: 31 }),
    doctor({ id: 1004, reviews: [], reviewCount: 0 }),
  ])
  const [some, none] = read(xml).doctors.doctor
  expect(some.reviews_total_count).toBe(31)
  expect(none).not.toHaveProperty('reviews_total_count')
  expect(xml).not.toContain(name)
  expect(xml).not.toContain(review)
  expect(await faultsOf(xml)).toEqual([])
})

test('whom a doctor sees is said where it is known', async () => {
  const patients: readonly [Partial<Doctor>, object][] = [
    [{ tags: [] }, {}],
    [{ tags: ['Принимает детей'] }, { children_appointment: true }],
    [{ tags: ['Только взрослые'] }, { adult_appointment: true, children_appointment: false }],
    [
      { tags: ['Дети и взрослые', 'Принимает детей'] },
      { adult_appointment: true, children_appointment: true },
    ],
    [
      { tags: ['Принимает детей'], specialties: ['Педиатр'] },
      { adult_appointment: false, children_appointment: true },
    ],
  ]
  const xml = feedOf(patients.map(([change], index) => doctor({ id: 2000 + index, ...change })))
  expect(await faultsOf(xml)).toEqual([])
  const offers: readonly { readonly clinic: { readonly doctor: object } }[] = read(xml).offers.offer
  const said = offers
    .filter((_, index) => index % 2 === 0)
    .map(({ clinic }) =>
      Object.fromEntries(
        Object.entries(clinic.doctor).filter(([field]) => field.endsWith('_appointment')),
      ),
    )
  expect(said).toEqual(patients.map(([, expected]) => expected))
})

test('each doctor has one base service, and the prices of the visits', () => {
  const { offer } = read(
    feedOf([doctor({ firstAppointment: 9000, repeatedAppointment: 6500 })]),
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

test('the schema rejects an unknown doctor', async () => {
  const xml = feedOf([doctor({})])
  const changed = xml.replace(
    'doctor id="doctor-1">\n          <spec',
    'doctor id="d">\n          <spec',
  )
  expect(changed).not.toBe(xml)
  expect(await faultsOf(changed)).not.toEqual([])
})

describe('the schema rejects', () => {
  const wrong = [
    ['a price of 0', '<base_price>9000', '<base_price>0', "'base_price'"],
    ['no currency', '<currency>KZT</currency>', '', '( currency'],
    ['no specialty', /<speciality>.*<\/speciality>/, '', '( speciality'],
    ['a date of another form', /date="[^"]*"/, 'date="today"', "'today'"],
  ] as const
  let faults: readonly string[]

  beforeAll(async () => {
    const xml = feedOf([doctor({})])
    faults = await faultsOf(wrong.reduce((text, [, from, to]) => text.replace(from, to), xml))
  })

  test.each(wrong)('%s', (_name, _from, _to, found) => {
    expect(faults).toContainEqual(expect.stringContaining(found))
  })
})
