/** Navigating by header, logo or menu opens a page at its top, also with smooth scrolling. */
import { expect, type Locator, type Page } from '@playwright/test'
import { localePath, locales } from '@/lib/routing/locales'
import { clinicNavigation, mainNavigation } from '@/lib/routing/navigation'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { type Device, devices, isWalked } from './support/visitors'

const messages = { ru, kk }

/** The scroll position when the page has stopped scrolling. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let [last, still] = [scrollY, 0]
        const look = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still > 15) resolve(scrollY)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

for (const device of Object.keys(devices) as Device[]) {
  for (const locale of locales) {
    if (!isWalked(device, localePath('/', locale))) continue
    test.describe(`${device}, ${locale}`, () => {
      test.use(devices[device])
      const { nav, shell } = messages[locale]
      const header = (page: Page) => page.getByRole('banner')
      const entries = device === 'phone' ? [...mainNavigation, ...clinicNavigation] : mainNavigation

      const inMenu = async (page: Page, name: string): Promise<Locator> => {
        await header(page).getByRole('link', { name: shell.menu }).click()
        return page.getByRole('dialog', { name: shell.menu }).getByRole('link', { name })
      }

      /** Alternately from the end and from the top of a page; the logo once from each. */
      const visits = entries.flatMap(({ label, path }, index) => {
        const entry = {
          path,
          fromEnd: index % 2 === 0,
          link: async (page: Page) =>
            device === 'phone'
              ? inMenu(page, nav[label])
              : header(page).getByRole('link', { name: nav[label], exact: true }),
        }
        const logo = {
          path: '/',
          fromEnd: !entry.fromEnd,
          link: async (page: Page) => header(page).getByRole('link').first(),
        }
        return index < 2 ? [entry, logo] : [entry]
      })

      test('from the end and from the top of a page', async ({ page }) => {
        await page.goto(localePath('/', locale), { waitUntil: 'networkidle' })
        for (const { path, fromEnd, link } of visits) {
          if (fromEnd) await toTheEnd(page)
          await (await link(page)).click()
          await expect(page).toHaveURL(url => url.pathname === localePath(path, locale))
          await expect(page.locator('h1')).toBeInViewport()
          expect(await restingPlace(page), path).toBe(0)
          await expect(page.locator('h1')).toBeInViewport()
        }
      })
    })
  }
}
