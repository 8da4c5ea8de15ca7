import {
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'
import { userAgents } from '@/lib/seo/rules/user-agents'

export { userAgents }

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

/**
 * Whether a walk of a screen goes through this layout in this language: desktops in Russian, phones in
 * Kazakh. That both layouts say the same in both languages is a test of its own.
 * @param prefix of the language in addresses
 */
export function isWalked(device: Device, prefix: string): boolean {
  return (device === 'phone') === prefix.startsWith('/kk')
}

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
