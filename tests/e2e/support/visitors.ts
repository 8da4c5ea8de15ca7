import { userAgents } from '@clinic/seo-report/rules/user-agents'
import {
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test'

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
 * Whether a screen's spec runs for this layout and language: desktops in Russian, phones in Kazakh.
 * Parity of layouts and languages is tested separately.
 * @param prefix of the language in paths
 */
export function isWalked(device: Device, prefix: string): boolean {
  return (device === 'phone') === prefix.startsWith('/kk')
}

/** Collects browser problems: console errors, CSP violations and failed requests. */
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
    // A prefetch or lazy image that a navigation aborted is no problem.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`)
  })
  return {
    problems,
    expectNone: () => expect(problems).toEqual([]),
  }
}
