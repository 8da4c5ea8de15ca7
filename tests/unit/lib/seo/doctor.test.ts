import { doctorNodes } from '@/lib/seo/doctor'
import { doctor, specialties } from '../../../support/doctors'

const visits = { first: 'Первичный приём', repeated: 'Повторный приём' }

test('a ProfilePage about a person, and the physician who offers the visits', () => {
  const about = doctor(7, {
    ...specialties('Кардиолог', 'Терапевт'),
    image: '/images/doctors/a.webp',
    education: [
      { graduation_year: 2001, university: 'КазНМУ' },
      { graduation_year: 2003, university: 'КазНМУ' },
    ],
    first_appointment: 9000,
    repeated_appointment: 6500,
  })
  const [page, person, physician] = doctorNodes(about, 'kk', visits, [])
  const url = 'http://localhost:3000/kk/doctors-list/doctor-7'
  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': `${url}#person` } })
  expect(person).toMatchObject({
    '@id': `${url}#person`,
    jobTitle: ['Кардиолог', 'Терапевт'],
    image: 'http://localhost:3000/images/doctors/a.webp',
    alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'КазНМУ' }],
    worksFor: { '@id': 'http://localhost:3000/#clinic' },
  })
  expect(physician).toMatchObject({
    '@type': 'IndividualPhysician',
    address: { '@type': 'PostalAddress', addressLocality: 'Алматы' },
    practicesAt: { '@id': 'http://localhost:3000/#clinic' },
    makesOffer: [
      { name: 'Первичный приём', priceSpecification: { minPrice: 9000, priceCurrency: 'KZT' } },
      { name: 'Повторный приём', priceSpecification: { minPrice: 6500, priceCurrency: 'KZT' } },
    ],
  })
})

test('unknown fields are not marked up: no picture, no price, never a rating', () => {
  const nodes = doctorNodes(doctor(7, { rating: 5, first_appointment: 0 }), 'ru', visits, [])
  const json = JSON.stringify(nodes)
  expect(json).not.toMatch(/"image"|"price"|"description"|"alumniOf"|rating/i)
  expect(json).not.toMatch(/makesOffer|\[\]|\{\}|""/)
})

test('days of visits are opening hours of the physician, within those of the clinic', () => {
  const away = [{ from: '2036-12-29', until: '2037-01-14' }]
  const receives = [{ days: 'mon, wed', open: ['6:00-14:00'] }]
  const [, , physician] = doctorNodes(doctor(7, { receives, away }), 'ru', visits, [])
  expect(physician).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Wednesday'], opens: '08:00', closes: '14:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2036-12-29', validThrough: '2037-01-14', opens: '00:00', closes: '00:00' },
    ],
  })
  const [, , other] = doctorNodes(doctor(7), 'ru', visits, [])
  expect(JSON.stringify(other)).not.toContain('pening')
})
