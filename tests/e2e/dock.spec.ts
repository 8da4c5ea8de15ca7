/** The bar at the foot of a phone, with the one thing that a page is for. */
import { expect, type Page, test } from '@playwright/test'
import { localePath, locales } from '@/lib/routing/locales'
import { matchRoute, type RouteName, routes } from '@/lib/routing/routes'
import { pageTypes } from '../bench/page-types.mjs'
import { devices } from './support/visitors'

/** Pages with one main action, and where it leads without JavaScript. */
const mainActions: Partial<Record<RouteName, RegExp>> = {
  doctor: /^\/request\?kind=doctors&id=\d+$/,
  service: /^\/request\?kind=services&id=\d+$/,
  promotion: /^\/request\?kind=promotion&id=\d+$/,
  checkUp: /^\/request\?kind=checkups&id=\d+$/,
}
const calculators: readonly RouteName[] = ['analyses', 'analysesOfCategory', 'analysis']

const largeText = [
  [360, 'huge'],
  [320, 'huge'],
] as const

const bar = (page: Page) => page.getByRole('complementary').last()

async function pathsOf(page: Page) {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  return pageTypes({ routes, matchRoute }, sitemap, 1)
    .filter(({ name }) => !name.startsWith('landing'))
    .map(({ name, paths }) => ({ name, path: paths[0] ?? '' }))
}

/** Nothing here depends on them, and there are hundreds. */
const withoutPictures = (page: Page) => page.route('**/_next/image**', route => route.abort())

/** What lies at the foot of the window: the bar, its parts and the page's action, if it has one. */
function footOf(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom, name: element.textContent?.trim() ?? '' }
    }
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true })
    const fixed = [...document.querySelectorAll('body *')].filter(
      each =>
        getComputedStyle(each).position === 'fixed' &&
        [...each.querySelectorAll('a, button')].some(isSeen),
    )
    const aside = fixed.find(each => each.localName === 'aside')
    const action = fixed.find(each => each !== aside)
    const control = action?.querySelector('a, button')
    return {
      bar: aside && box(aside),
      others: [...(aside?.querySelectorAll('a') ?? [])]
        .filter(each => each.checkVisibility())
        .map(box),
      action: control ? { ...box(control), href: control.getAttribute('href') ?? '' } : undefined,
      isCut: control
        ? control.scrollWidth > control.clientWidth || control.scrollHeight > control.clientHeight
        : false,
      count: fixed.length,
    }
  })
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use(devices.phone)

    test('one bar, of which the main action is the largest part', async ({ page }) => {
      test.setTimeout(120_000)
      await withoutPictures(page)
      for (const { name, path } of await pathsOf(page)) {
        const isMain = name in mainActions || calculators.some(each => each === name)
        await page.goto(localePath(path, locale))
        for (const [width, text] of [
          [390, 'normal'],
          [320, 'normal'],
          // Enlarged text is about the action: other pages have the same parts with room to spare.
          ...(isMain ? largeText : []),
        ] as const) {
          await page.setViewportSize({ width, height: 740 })
          await page.evaluate(size => {
            document.documentElement.dataset.size = size
            window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
          }, text)
          const { bar, others, action, isCut, count } = await footOf(page)
          const where = `${path}, ${width} px, ${text}`
          if (!bar) throw new Error(`${where} has no bar`)
          expect(bar, where).toMatchObject({ left: 0, right: width, bottom: 740 })
          expect(Boolean(action), where).toBe(isMain)
          expect(count, where).toBe(isMain ? 2 : 1)
          const footer = await page.locator('footer').boundingBox()
          expect((footer?.y ?? 0) + (footer?.height ?? 0), where).toBeLessThanOrEqual(bar.top + 1)
          if (!action) continue
          expect(isCut, `${where}: ${action.name}`).toBe(false)
          expect(action.top, where).toBeGreaterThan(bar.top)
          expect(action.bottom, where).toBeLessThan(bar.bottom)
          for (const other of others) {
            expect(other.right, `${where}: ${other.name}`).toBeLessThan(action.left)
            expect(other.right - other.left, where).toBeLessThan(action.right - action.left)
          }
        }
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('the main action is a link to the request', async ({ page }) => {
    const paths = await pathsOf(page)
    for (const [name, href] of Object.entries(mainActions)) {
      await page.goto(paths.find(each => each.name === name)?.path ?? '')
      expect((await footOf(page)).action?.href, name).toMatch(href)
    }
  })
})

test.describe('a phone', () => {
  test.use(devices.phone)

  test('the request of a page is offered once in any window', async ({ page }) => {
    for (const name of Object.keys(mainActions)) {
      await page.goto((await pathsOf(page)).find(each => each.name === name)?.path ?? '')
      await page.setViewportSize({ width: 390, height: 740 })
      const { action } = await footOf(page)
      const offers = page.locator(`a[href="${action?.href}"]`).filter({ visible: true })
      await expect(offers, name).toHaveCount(1)
      // Here the bar stays at the end of the page, and the page's own is nearer.
      await page.setViewportSize({ width: 390, height: 390 })
      expect((await footOf(page)).action, name).toBeUndefined()
      await expect(offers.first(), name).toBeVisible()
      const places = await offers.evaluateAll(all =>
        all.map(each => each.getBoundingClientRect().y),
      )
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
      expect(Math.min(390, ...gaps), name).toBe(390)
    }
  })

  test('the day that was chosen goes with the request of the bar', async ({ page }) => {
    const doctor = (await pathsOf(page)).find(({ name }) => name === 'doctor')
    await page.goto(doctor?.path ?? '')
    await page.locator('main button[aria-pressed]:enabled').first().click()
    await page.getByRole('link', { name: 'Записаться' }).last().click()
    await expect(page.getByRole('dialog')).toContainText('удобный день')
  })

  test('a keyboard that shrinks the window has the bar make room', async ({ page }) => {
    await page.goto('/analysis/list')
    const field = page.getByRole('searchbox').first()
    await field.focus()
    await expect(bar(page)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 440 })
    await expect(bar(page)).toBeHidden()
    expect((await footOf(page)).count).toBe(0)
    await field.blur()
    await expect(bar(page)).toBeVisible()
  })

  test('in a window lower than 400 px it stands at the end of the page', async ({ page }) => {
    await page.goto('/analysis/list')
    await page.setViewportSize({ width: 390, height: 390 })
    expect((await footOf(page)).count).toBe(0)
    await expect(page.getByRole('button', { name: /^Калькулятор/ })).toBeAttached()
  })

  test('paper has none', async ({ page }) => {
    await page.goto('/analysis/list')
    await page.emulateMedia({ media: 'print' })
    expect((await footOf(page)).count).toBe(0)
  })
})

test.describe('a desktop', () => {
  test.use(devices.desktop)

  test('the buttons lie beside the content', async ({ page }) => {
    test.setTimeout(120_000)
    await withoutPictures(page)
    for (const { path } of await pathsOf(page)) {
      await page.goto(path)
      for (const width of [640, 719, 1024, 1439, 1440, 1500, 1600, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const reach = await page.evaluate(() => {
          const buttons = [...document.querySelectorAll('aside')].at(-1)?.getBoundingClientRect()
          const parts = document.querySelectorAll(
            'main :is(h1, h2, h3, p, a, button, input, img, li)',
          )
          /** Where it ends within what cuts it off, a slider for instance. */
          const endOf = (part: Element) => {
            let end = part.getBoundingClientRect().right
            for (
              let each = part.parentElement;
              each && each !== document.body;
              each = each.parentElement
            ) {
              const isCut = getComputedStyle(each).overflowX !== 'visible'
              if (isCut) end = Math.min(end, each.getBoundingClientRect().right)
            }
            return end
          }
          const ends = [...parts].filter(each => each.checkVisibility()).map(endOf)
          return { buttons: buttons?.left ?? 0, content: Math.max(...ends) }
        })
        expect.soft(reach.content, `${path}, ${width} px`).toBeLessThanOrEqual(reach.buttons)
      }
    }
  })
})
