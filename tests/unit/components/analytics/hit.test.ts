import { countedReferrer, countedUrl } from '@/components/analytics/hit'

const site = 'https://clinic.example'

test.each([
  ['/search?q=айгуль+87010000000', '/search'],
  [
    '/contacts?utm_source=google&utm_campaign=cardio&q=x',
    '/contacts?utm_source=google&utm_campaign=cardio',
  ],
  ['/?gclid=a&yclid=b&fbclid=c&from=d&phone=7701', '/?gclid=a&yclid=b&fbclid=c&from=d'],
  ['/request?kind=doctors&error=phone#main', '/request'],
])('the counter is told of %s as %s', (address, counted) => {
  expect(countedUrl(site + address)).toBe(site + counted)
})

test('a referrer of this site has no typed words, that of another site is left as it is', () => {
  expect(countedReferrer(`${site}/search?q=айгуль`, site)).toBe(`${site}/search`)
  expect(countedReferrer('https://www.google.com/?q=x', site)).toBe('https://www.google.com/?q=x')
  expect(countedReferrer('', site)).toBe('')
})
