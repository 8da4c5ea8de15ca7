import { getDoctorCards } from '@/lib/api/doctors'
import { cleanAnswer } from '@/lib/api/public'

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

const read = async () => ({ data: [wire] })

test('cards are clean, short, and without what only the page of a doctor shows', async () => {
  const [card] = await getDoctorCards('ru', read)
  expect(card).toEqual({
    id: 7,
    slug: 'akhmetova',
    name: 'Ахметова Айгуль',
    image: '/images/doctors/a.webp',
    rating: 4.8,
    description: expect.stringMatching(/^Слово .*Слово…$/),
    short_info: [{ specialty: 'Терапевт' }],
    first_appointment: 9000,
    repeated_appointment: 0,
    experience: 17,
    reviews_count: 1,
  })
  expect(card?.description.length).toBeLessThanOrEqual(161)
})

test('the larger number of reviews counts', async () => {
  const counted = async () => [{ ...wire, reviews_count: '12' }]
  expect((await getDoctorCards('ru', counted))[0]?.reviews_count).toBe(12)
})

test('the browser gets cards in its list, and everything of one doctor', async () => {
  const list = await cleanAnswer('doctors', 'ru', { data: [wire] })
  expect(list).toEqual({ data: [expect.not.objectContaining({ reviews: expect.anything() })] })
  const record = await cleanAnswer('doctors/7', 'ru', { data: wire })
  expect(record).toMatchObject({ data: { reviews: [{ name: 'Марат' }], education: [{}] } })
})
