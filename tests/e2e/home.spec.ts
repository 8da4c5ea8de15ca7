import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { facts, leadOf } from '../support/sample'
import { test } from '../support/test'
import { type Device, devices, isWalked } from './support/visitors'

const languages = [
  { locale: 'ru', path: '/', messages: ru },
  { locale: 'kk', path: '/kk', messages: kk },
] as const

for (const device of Object.keys(devices) as Device[]) {
  for (const { locale, path, messages } of languages) {
    if (!isWalked(device, path)) continue
    test.describe(`home, ${device}, ${locale}, without JavaScript`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

      test('all blocks are in the HTML, vacancies open in a new tab, links keep the language', async ({
        page,
      }) => {
        await page.goto(path)
        const main = page.locator('main')
        const { home } = messages
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const blocks = [
          leadOf('home', locale),
          home.widget.title,
          home.tiles.servicesText,
          facts.about.laboratory[locale],
          home.tiles.checkUpsText,
          home.tiles.vacanciesText,
          facts.about.text[locale],
          home.cards.corporateText,
          home.cards.corporateTags.insurance,
          home.cards.corporateTags.fast,
          home.cards.corporateTags.individual,
          home.cards.consultationText,
          // On phones there is only the button.
          device === 'desktop' ? home.cards.calculatorText : home.cards.calculator,
          home.doctors.text,
          home.figures.patientsText.replace('{years}', '10'),
          home.entries.posts,
        ]
        for (const block of blocks) await expect(main.getByText(block).first()).toBeAttached()
        await expect(main).toContainText(/16\s450\s₸/)
        await expect(main.locator('a[href*="/services/details/"]')).toHaveCount(7)
        await expect(main.locator('a[href*="/analysis/list/"]')).toHaveCount(7)
        await expect(main.locator('a[href*="/check-up/adults/"]')).toHaveCount(6)
        await expect(main.locator('a[href*="/doctors-list/"]:not([href$="/list"])')).toHaveCount(3)
        const slides = main.locator(`[aria-roledescription="${home.slider.carousel}"] img`)
        await expect(slides.first()).toBeVisible()

        const careers = page.getByRole('link', { name: home.tiles.vacanciesLink })
        await expect(careers).toHaveAttribute('target', '_blank')
        const links = await page
          .locator('main a[href^="/"]')
          .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
        expect(links.length).toBeGreaterThan(30)
        const astray = links.filter(
          href => href.startsWith('/kk') !== (locale === 'kk') && !href.startsWith('/documents'),
        )
        expect(astray).toEqual([])
      })
    })
  }
}

test('the main content of the Kazakh page is Kazakh', async ({ request }) => {
  const html = await (await request.get('/kk')).text()
  const words = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .match(/[\p{L}]+/gu)
  const kazakh = words?.filter(word => /[әғқңөұүһі]/i.test(word)) ?? []
  const russian = words?.filter(word => /^(и|для|или|что|при|услуги|врачи)$/i.test(word)) ?? []
  expect(kazakh.length).toBeGreaterThan(200)
  expect(russian).toEqual([])
})

test.describe('the banner slider', () => {
  test.use(devices.desktop)

  test('advances by itself, stops by its button, jumps by its dots, loops', async ({ page }) => {
    await page.goto('/')
    const dots = page.getByRole('button', { name: /^Слайд \d из \d$/ })
    const current = page.locator('button[aria-label^="Слайд"][aria-current="true"]')
    const expectSlide = (number: number) =>
      expect(current).toHaveAttribute('aria-label', `Слайд ${number} из 4`, { timeout: 8000 })
    await expect(dots).toHaveCount(4)
    await expectSlide(1)
    await expectSlide(2)

    await page.getByRole('button', { name: ru.home.slider.pause }).click()
    await dots.nth(3).click()
    await expectSlide(4)
    await page.getByRole('button', { name: ru.home.slider.next }).click()
    await expectSlide(1)
    // Longer than the interval of the slider.
    await page.mouse.move(700, 880)
    await expect(dots.nth(1)).not.toHaveAttribute('aria-current', 'true')
    const moved = await dots.nth(1).evaluate(
      dot =>
        new Promise(resolve => {
          const observer = new MutationObserver(() => resolve(true))
          observer.observe(dot, { attributeFilter: ['aria-current'] })
          setTimeout(() => resolve(false), 6500)
        }),
    )
    expect(moved).toBe(false)
  })
})

/** The time between two slides, less than the interval. */
async function movesWithin(page: Page, ms: number): Promise<boolean> {
  const slider = page.getByRole('region', { name: ru.home.bannersLabel })
  return slider.evaluate(
    (element, limit) =>
      new Promise(resolve => {
        const observer = new MutationObserver(() => resolve(true))
        observer.observe(element, { attributeFilter: ['aria-current'], subtree: true })
        setTimeout(() => resolve(false), limit)
      }),
    ms,
  )
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`the banner slider stops, ${device}`, () => {
    test.use(devices[device])

    test('after a slide was chosen, until its button is pressed', async ({ page }) => {
      await page.goto('/')
      const slider = page.getByRole('region', { name: ru.home.bannersLabel })
      await expect(slider.locator('[data-ready]')).toBeAttached()
      await slider.getByRole('button', { name: ru.home.slider.next }).click()
      await page.mouse.move(5, 5)
      await page.locator('h1').first().click()
      // The movement caused by the choice itself.
      await expect(slider.getByRole('button', { name: /^Слайд 2/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      expect(await movesWithin(page, 6500)).toBe(false)
      await slider.getByRole('button', { name: ru.home.slider.play }).click()
      expect(await movesWithin(page, 6500)).toBe(true)
    })
  })
}

test.describe('the banner slider pauses', () => {
  test.use(devices.desktop)

  test('under the pointer, also on its controls, and with focus', async ({ page }) => {
    await page.goto('/')
    const slider = page.getByRole('region', { name: ru.home.bannersLabel })
    await expect(slider.locator('[data-ready]')).toBeAttached()
    await slider.getByRole('button', { name: ru.home.slider.next }).hover()
    expect(await movesWithin(page, 6500)).toBe(false)
    await page.mouse.move(5, 5)
    expect(await movesWithin(page, 6500)).toBe(true)
    await slider.getByRole('button', { name: ru.home.slider.next }).focus()
    expect(await movesWithin(page, 6500)).toBe(false)
  })
})

test('a slider whose engine fails to load does not break the page', async ({ page }) => {
  let refused = 0
  await page.route('/_next/static/chunks/*.js', async route => {
    const response = await route.fetch()
    const code = await response.text()
    if (!code.includes('scrollSnapList')) return route.fulfill({ response, body: code })
    refused += 1
    return route.abort()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('region', { name: ru.home.bannersLabel }).locator('img').first(),
  ).toBeVisible()
})

test('does not start with reduced motion', async ({ browser }) => {
  const page = await browser.newPage({ ...devices.desktop, reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: ru.home.slider.next })).toBeVisible()
  await expect(page.getByRole('button', { name: ru.home.slider.pause })).toHaveCount(0)
  await page.close()
})

test.describe('tiles on a touch screen', () => {
  test.use(devices.phone)

  test('show full names', async ({ page }) => {
    await page.goto('/')
    const name = page.locator('main li > a[href*="/services/details/"] > span').first()
    await expect(name).not.toContainText('…', { useInnerText: true })
    const shown = await name.evaluate((element: HTMLElement) => element.innerText)
    expect(shown.trim().length).toBeGreaterThan(12)
  })
})

test.describe('tiles', () => {
  test.use(devices.desktop)

  test('the full name is a tooltip', async ({ page }) => {
    await page.goto('/')
    const cell = page.locator('main li:has(> a[href*="/services/details/"])').nth(1)
    const tile = cell.locator('> a')
    const tooltip = cell.locator('> [data-placement="bottom-end"]')
    await expect(tooltip).toBeHidden()
    await tile.hover()
    await expect(tooltip).toBeVisible()
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(400)
    await page.mouse.move(5, 5)
    await expect(tooltip).toBeHidden()
  })

  test('full name, price and discount are in the accessible name; the seventh spans two columns', async ({
    page,
  }) => {
    await page.goto('/')
    const cells = await page.locator('main li:has(> a + [data-placement])').all()
    expect(cells.length).toBeGreaterThan(12)
    let discounts = 0
    for (const cell of cells) {
      const text = async (part: string) => (await cell.locator(part).textContent())?.trim() ?? ''
      const name = await text('> [data-placement]')
      const [price, discount = ''] = (await text('> a > span:last-child')).split('Скидка ')
      if (discount) discounts += 1
      await expect(cell.locator('> a')).toHaveAccessibleName(
        [name, price, discount && `Скидка ${discount}`].filter(Boolean).join(' '),
      )
    }
    expect(discounts).toBeGreaterThan(0)

    const tiles = page.locator('main li:has(> a[href*="/services/details/"])')
    const [first, seventh] = [await tiles.nth(0).boundingBox(), await tiles.nth(6).boundingBox()]
    expect(seventh?.width).toBeGreaterThan((first?.width ?? 0) * 1.9)
  })
})
