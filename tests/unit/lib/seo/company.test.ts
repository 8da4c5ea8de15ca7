import { licensedClinicNode } from '@/lib/seo/company'
import { clinicId, clinicNode } from '@/lib/seo/jsonld'

test('the licence is a credential of the clinic, with number, date and document', () => {
  const node = licensedClinicNode('kk', 'Лицензия')
  expect(node).toMatchObject({
    '@type': 'MedicalClinic',
    '@id': clinicId(),
    hasCredential: {
      name: 'Лицензия',
      identifier: '00000000DP',
      dateCreated: '2022-08-25',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/files\/documents\/kk\/licence\.pdf$/),
    },
  })
})

test('it says what patients may pay with', () => {
  expect(clinicNode('ru').paymentAccepted).toBe(
    'наличные, банковские карты, Kaspi, перевод по счёту',
  )
})

test('it says by which principles it publishes', () => {
  expect(clinicNode('kk')).toMatchObject({
    publishingPrinciples: expect.stringMatching(/^https?:\/\/[^/]+\/kk\/editorial-policy$/),
  })
})
