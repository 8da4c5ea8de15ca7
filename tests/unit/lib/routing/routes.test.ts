import { matchRoute, pathOf, redirects, routes } from '@/lib/routing/routes'

test.each([
  ['/', 'home', ''],
  ['/doctors-list/list', 'doctors', ''],
  ['/doctors-list/ivanova-anna', 'doctor', 'ivanova-anna'],
  ['/doctors-list/specialty/2-kardiolog', 'doctorsOfSpecialty', '2-kardiolog'],
  ['/promotions/list', 'promotions', ''],
  ['/promotions/category/cosmetology', 'promotionsCosmetology', ''],
  ['/analysis/list', 'analyses', ''],
  ['/analysis/list/oak', 'analysis', 'oak'],
  ['/analysis/estimate', 'estimate', ''],
  ['/check-up/adults-details/serdtse', 'checkUp', 'serdtse'],
  ['/posts/%D1%8F', 'article', 'я'],
  ['/klinika-v-astane', 'landingClinic', 'astane'],
])('%s is %s', (path, name, slug) => {
  expect(matchRoute(path)).toMatchObject({ name, slug })
})

test.each([
  ['/analysis/category/3-x', 1],
  ['/analysis/category/3-x/page/2', 2],
  ['/doctors-list/specialty/3-x/page/12', 12],
  ['/analysis/category/3-x/page/9999', 9999],
])('%s is page %d of its list', (path, page) => {
  const match = matchRoute(path)
  expect(match).toMatchObject({ slug: '3-x', page })
  expect(pathOf(match?.name ?? 'home', '3-x', page)).toBe(path)
})

test.each([
  '/list',
  '/doctors-list/',
  '/doctors-list/a/b',
  '',
  '/analysis/list/a/b',
  '/analysis/list/a/page/2',
  '/analysis/category/3-x/page/1',
  '/analysis/category/3-x/page/02',
  '/analysis/category/3-x/page/10000',
  '/analysis/category/3-x/page',
  '/analysis/category/3-x/page/x',
])('%j is no route', path => {
  expect(matchRoute(path)).toBeNull()
})

test('pathOf and matchRoute are inverse', () => {
  for (const [name, route] of Object.entries(routes)) {
    const slug = route.town ? 'ust-kamenogorske' : 'a б'
    const path = pathOf(name as keyof typeof routes, slug)
    expect(matchRoute(path)).toMatchObject({ name, slug: route.slugs || route.town ? slug : '' })
  }
})

test('parents redirect to existing routes', () => {
  for (const target of Object.values(redirects)) expect(matchRoute(target)).not.toBeNull()
})
