import { doctorNodes } from '@/lib/seo/doctor'
import { reviewedNodes } from '@/lib/seo/reviewed'
import { article } from '../../../support/articles'
import { doctor, specialties } from '../../../support/doctors'

const page = { locale: 'kk', path: '/posts/mrt', title: 'T', description: 'D' } as const
const reviewer = doctor(3, {
  ...specialties('Невролог'),
  education: [{ graduation_year: 2009, university: 'Университет' }],
})

test('the page of an article has the doctor who checked it', () => {
  const [webPage, person] = reviewedNodes(
    page,
    reviewer,
    article(1, { reviewed_at: '2026-08-17T21:00:00Z' }),
  )
  expect(webPage).toMatchObject({
    '@type': 'WebPage',
    '@id': 'http://localhost:3000/kk/posts/mrt#page',
    reviewedBy: { '@id': 'http://localhost:3000/kk/doctors-list/doctor-3#person' },
    lastReviewed: '2026-08-18',
  })
  expect(person).toMatchObject({
    jobTitle: ['Невролог'],
    alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'Университет' }],
  })
})

test("it is the same node as on the doctor's page; without a day of the check there is none", () => {
  const [webPage, person] = reviewedNodes(page, reviewer, article(1))
  expect(webPage).not.toHaveProperty('lastReviewed')
  const [, own] = doctorNodes(reviewer, 'kk', { first: '', repeated: '' }, [])
  expect(own).toMatchObject(person as object)
})
