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

/** The browser of tests of pictures. */
export const withImages: LaunchOptions = { ...(executablePath ? { executablePath } : {}), args }

/** Playwright's own, which the switch for images would replace: a mouse that can hover. */
const pointer =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * The browser of all other tests: images keep their places. Painting them, and having the site
 * optimize them, takes a tenth of the time of all tests.
 */
export const withoutImages: LaunchOptions = {
  ...withImages,
  args: [...args, `--blink-settings=imagesEnabled=false,${pointer}`],
}
