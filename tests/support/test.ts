/**
 * Playwright's `test` for this site. Its pages are shared: all tests of a worker with the same kind of
 * browser get the same page, emptied of cookies, storage, routes and listeners. A context of its own
 * starts a cold renderer for every test, which takes five times as long as a visit. A page with a script
 * that runs before those of each visit is not handed on. Tests that leave behind other things that cannot be
 * taken back (clocks, permissions), or need an empty cache, are tagged `@own-page`.
 */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'

interface OfWorker {
  /** By the options of their contexts. */
  readonly sharedPages: Map<string, Page>
}

export const test = base.extend<object, OfWorker>({
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const pages = new Map<string, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],

  page: async (
    {
      browser,
      sharedPages,
      baseURL,
      deviceScaleFactor,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      reducedMotion,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // Playwright passes only fixtures that are named above.
    const options: BrowserContextOptions = {
      baseURL,
      deviceScaleFactor,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      reducedMotion,
      timezoneId,
      userAgent,
      viewport,
    }
    const newPage = async () => watched(await (await browser.newContext(options)).newPage())
    if (testInfo.tags.includes('@own-page')) {
      const page = await newPage()
      await use(page)
      await page.context().close()
      return
    }
    const key = JSON.stringify(options)
    const page = sharedPages.get(key) ?? (await newPage())
    sharedPages.set(key, page)
    await use(page)
    // A page of a failed test is closed as it is: Playwright's report shows it.
    const hasPassed = testInfo.status === testInfo.expectedStatus
    if (hasPassed && !scripted.has(page) && (await isEmptied(page))) {
      if (viewport) await page.setViewportSize(viewport)
    } else {
      sharedPages.delete(key)
      await page.context().close()
    }
  },

  context: ({ page }, use) => use(page.context()),
})

/** Pages whose visits begin with a script of a test. */
const scripted = new WeakSet<Page>()

function watched(page: Page): Page {
  for (const each of [page, page.context()] as const) {
    const add = each.addInitScript.bind(each)
    each.addInitScript = (...given: Parameters<Page['addInitScript']>) => {
      scripted.add(page)
      return add(...given)
    }
  }
  return page
}

/**
 * Takes back what a visit leaves in a browser; the page stays on the site, in the same renderer.
 * @returns `false` if it cannot, as the test has stopped its site
 */
async function isEmptied(page: Page): Promise<boolean> {
  const context = page.context()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null })
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.clearCookies()
  if (!page.url().startsWith('http')) return true
  const small = new URL('/robots.txt', page.url()).href
  if (!(await page.goto(small).catch(() => null))) return false
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return true
}
