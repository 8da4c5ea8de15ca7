/** User-Agents: a phone and a desktop, which get the two layouts, and crawlers. */
export const userAgents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  googlebotPhone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  yandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  curl: 'curl/8.5.0',
} as const

/** The visitors that search rules are checked for; the first one gets the desktop layout. */
export const searchVisitors = {
  curl: userAgents.curl,
  googlebot: userAgents.googlebotPhone,
  yandex: userAgents.yandexBot,
} as const
