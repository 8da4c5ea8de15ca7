import { countedReferrer, countedUrl } from '@/components/analytics/hit'
import { localePath, locales } from '@/lib/routing/locales'
import { pathOf, type RouteName, routes } from '@/lib/routing/routes'

const site = 'https://clinic.example'

test.each([
  ['/search?q=айгуль+87010000000', '/search'],
  [
    '/contacts?utm_source=google&utm_campaign=cardio&q=x',
    '/contacts?utm_source=google&utm_campaign=cardio',
  ],
  ['/?gclid=a&yclid=b&fbclid=c&phone=7701', '/?gclid=a&yclid=b&fbclid=c'],
  ['/?utm_term=сдать+вич&etext=2202.abc&from=айгуль', '/'],
  ['/?utm_source=87010000000&gclid=что+такое', '/'],
  ['/request?kind=doctors&error=phone#main', '/request'],
  ['/analysis/estimate?ids=1401,1402', '/analysis/estimate'],
  ['/analysis/category/infekcii/page/2', '/analysis/category/-'],
  ['/kk/lechenie-gepatita', '/kk/-'],
  ['/kk', '/kk'],
  ['/klinika-v-astana', '/klinika-v-astana'],
])('the counter is told of %s as %s', (address, counted) => {
  expect(countedUrl(site + address)).toBe(site + counted)
})

test.each((Object.keys(routes) as RouteName[]).filter(name => routes[name].slugs))(
  'of the page of a record (%s) its type is told, never its name',
  name => {
    for (const locale of locales) {
      const counted = countedUrl(site + localePath(pathOf(name, 'gepatit-c'), locale))
      expect(counted).toBe(site + localePath(pathOf(name, '-'), locale))
    }
  },
)

test('of a referrer of this site the type is told, of another site its address alone', () => {
  expect(countedReferrer(`${site}/search?q=айгуль`, site)).toBe(`${site}/search`)
  expect(countedReferrer(`${site}/posts/vich`, site)).toBe(`${site}/posts/-`)
  expect(countedReferrer('https://www.google.com/forum/vich?q=x', site)).toBe(
    'https://www.google.com/',
  )
  expect(countedReferrer('', site)).toBe('')
})
