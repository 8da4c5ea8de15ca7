import type { LaunchOptions } from '@playwright/test'
import { findHeadless } from './chromium.mjs'

const executablePath = findHeadless()

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell renders text like the full Chromium of visitors.
  '--font-render-hinting=slight',
]

/** The browser of the e2e tests. */
export const launchOptions: LaunchOptions = { ...(executablePath ? { executablePath } : {}), args }

/** The same for tests of layout: images keep their places, and the site need not optimize them. */
export const withoutImages: LaunchOptions = {
  ...launchOptions,
  args: [...args, '--blink-settings=imagesEnabled=false'],
}
