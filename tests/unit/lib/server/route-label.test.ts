import { routeLabel } from '@/lib/server/route-label'

test.each([
  ['/', 'home'],
  ['/kk', 'home'],
  ['/kk/contacts?utm_source=x', 'contacts'],
  ['/doctors-list/ivanova', 'doctor'],
  ['/api/doctors/7?x=1', '/api/'],
  ['/api/request-doctors', '/api/request-'],
  ['/_next/image?url=x', '/_next/image'],
  ['/sitemap-3.xml', '/sitemap'],
  ['/wp-login.php', 'other'],
  ['/%E0%A4%A', 'other'],
  ['', 'other'],
])('%s is counted as %s', (url, label) => {
  expect(routeLabel(url)).toBe(label)
})
