/** The API for islands without a backend: served by the embedded one. */
import { folder, removeFolders } from '../requests/outbox/builders'
import { send, site } from './posting'

Object.assign(process.env, { DATA_DIR: folder(), SITE_URL: site, TRUSTED_PROXY_HOPS: '1' })
afterAll(removeFolders)

const get = (path: string, headers = {}) => send({ path, method: 'GET', headers })

test.each([
  '/api/analyses',
  '/api/category-analyses',
  '/api/analyse/russian-letters',
  '/api/check-ups',
  '/api/check-up-packages',
  '/api/parent-check-ups',
  '/api/promotions',
  '/api/banners',
  '/api/search?q=мрт',
  '/api/doctors?sort_by=rating&sort_direction=desc',
  '/api/doctor/russian-letters',
  '/api/job-titles',
  '/api/posts',
  '/api/services',
  '/api/category-services',
])('%s', async path => {
  expect(await get(path)).toMatchObject({ status: 200, json: expect.anything() })
})

test('in the requested language', async () => {
  const [russian, kazakh] = await Promise.all(
    ['ru', 'kk'].map(language => get('/api/job-titles', { 'Accept-Language': language })),
  )
  expect(russian?.json).not.toEqual(kazakh?.json)
})

test('a missing record is a 404', async () => {
  expect(await get('/api/doctors/999999')).toMatchObject({
    status: 404,
    json: { error: 'not-found' },
  })
})
