import { chooseLayout } from '@/lib/routing/layout'

const agents = {
  'Chrome on Windows': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'desktop',
  ],
  'Chrome on Android': [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'mobile',
  ],
  'an Android tablet': [
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'desktop',
  ],
  iPhone: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'mobile',
  ],
  iPad: [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
    'desktop',
  ],
  'Googlebot smartphone': [
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'mobile',
  ],
  Googlebot: [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'desktop',
  ],
  YandexBot: ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'desktop'],
  YandexMobileBot: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
    'mobile',
  ],
  curl: ['curl/8.5.0', 'desktop'],
  nothing: ['', 'desktop'],
} as const

test.each(Object.entries(agents))('%s', (_name, [userAgent, layout]) => {
  expect(chooseLayout({ userAgent })).toBe(layout)
})

const phone = agents.iPhone[0]

test('the more reliable signal takes precedence', () => {
  expect(chooseLayout({ userAgent: phone, clientHint: '?0' })).toBe('desktop')
  expect(chooseLayout({ userAgent: phone, clientHint: '?1', cookie: 'desktop' })).toBe('desktop')
  expect(chooseLayout({ cookie: 'desktop', proxy: 'mobile' })).toBe('mobile')
})

test('an invalid signal is ignored', () => {
  expect(chooseLayout({ userAgent: phone, cookie: 'tv', proxy: '../x', clientHint: '1' })).toBe(
    'mobile',
  )
})
