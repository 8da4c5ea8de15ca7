import { clinicOf } from '@/lib/clinic/clinic'
import { clinicFacts } from '@/lib/clinic/facts'

test('the places of the reviews that the clinic names, and no others', () => {
  const facts = clinicFacts()
  const google = 'https://google.example/reviews'
  expect(clinicOf({ ...facts, reviews: { google } }, 'ru').reviewPages).toEqual([
    { place: 'google', url: google },
  ])
  expect(clinicOf({ ...facts, reviews: {} }, 'ru').reviewPages).toEqual([])
})
