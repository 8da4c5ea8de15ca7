import {
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'

/** Who visits: the two layouts as real devices show them, and the crawlers. */
export const userAgents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  googlebotPhone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  yandexBot: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
} as const

export const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, userAgent: userAgents.desktop },
  phone: {
    viewport: { width: 390, height: 844 },
    userAgent: userAgents.phone,
    isMobile: true,
    hasTouch: true,
  },
} as const satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof devices

/** Collects what a page must not have: console errors, policy violations and failed requests. */
export function watch(page: Page) {
  const problems: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`page error: ${error.message}`))
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // A prefetch or a lazy picture that a navigation cut off is no fault.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`)
  })
  return {
    problems,
    expectNone: () => expect(problems).toEqual([]),
  }
}
