import { getDoctorCards, getFormerDoctors } from '@/lib/content/client/doctors'
import { cardsInOrder, publicContent } from '@/lib/content/client/public'
import { sourceOf } from '@/lib/content/client/reader'
import { madeUpContent, readFrom } from '../../../support/content'

const wire = {
  id: '7',
  slug: 'akhmetova',
  name: '<b>Ахметова</b> Айгуль',
  image: '/images/doctors/a.webp',
  tags: ['Принимает вечером'],
  rating: '4.8',
  description: `${'Слово '.repeat(60)}конец`,
  short_info: [{ specialty: 'Терапевт' }],
  education: [{ graduation_year: 2008, university: 'Университет' }],
  advance_trainings: [{ year: 2016, training: 'Курс', institution: 'Центр' }],
  first_appointment: '9 000',
  repeated_appointment: null,
  experience: 17,
  reviews: [{ name: 'Марат', star: 5, review: 'Спасибо' }],
}

const from = (record: object) => sourceOf(async () => ({ data: [record] }))

test("cards are sanitized, short, and without fields of the doctor's page", async () => {
  const [card] = await getDoctorCards('ru', from(wire))
  expect(card).toEqual({
    id: 7,
    slug: 'akhmetova',
    name: 'Ахметова Айгуль',
    image: '/images/doctors/a.webp',
    tags: ['Принимает вечером'],
    rating: 4.8,
    description: expect.stringMatching(/^Слово .*Слово…$/),
    specialties: ['Терапевт'],
    firstAppointment: 9000,
    repeatedAppointment: 0,
    experience: 17,
    reviewCount: 1,
    receives: [],
    away: [],
  })
  expect(card?.description.length).toBeLessThanOrEqual(161)
})

test('the larger number of reviews counts', async () => {
  const [card] = await getDoctorCards('ru', from({ ...wire, reviews_count: '12' }))
  expect(card?.reviewCount).toBe(12)
})

test('the browser gets cards in a list, and all fields of a single doctor', async () => {
  readFrom(madeUpContent(path => ({ data: path === 'doctors' ? [wire] : wire })).store)
  const list = await publicContent('doctors', 'ru')
  expect(list).toEqual([expect.not.objectContaining({ reviews: expect.anything() })])
  const record = await publicContent('doctors/7', 'ru')
  expect(record).toMatchObject({ reviews: [{ name: 'Марат' }], education: [{}] })
})

test.each([
  ['2020-02-01', 0, 1],
  ['2120-02-01', 1, 0],
  [null, 1, 0],
  // What cannot be read takes nobody away.
  ['soon', 1, 0],
])('who has left by %p is in no list', async (left, working, former) => {
  const source = from({ ...wire, left })
  expect(await getDoctorCards('ru', source)).toHaveLength(working)
  expect(await getFormerDoctors('ru', source)).toHaveLength(former)
})

describe("in the backend's sort order", () => {
  const second = { ...wire, id: 8, slug: 'b' }

  beforeEach(() => readFrom(madeUpContent(() => [wire, second]).store))

  test('known cards are returned', async () => {
    const cards = await cardsInOrder({ data: [second, { id: 99 }, wire] }, 'ru')
    expect(cards).toMatchObject([{ id: 8 }, { id: 7 }])
  })

  test.each([[{ data: [] }], [{ data: [{ title: 'x' }] }], [{ error: 'x' }]])(
    '%j is a failure',
    async json => {
      await expect(cardsInOrder(json, 'ru')).rejects.toThrow('doctors: format')
    },
  )
})
