import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { claimed, facts, leadOf } from '../support/sample'
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
          home.tiles.services,
          facts.about.laboratory[locale],
          claimed(home.tiles.checkUpsText),
          home.tiles.vacanciesText,
          facts.about.text[locale],
          claimed(home.cards.corporateText),
          home.cards.corporateTags.insurance,
          home.cards.corporateTags.fast,
          home.cards.corporateTags.individual,
          claimed(home.cards.consultationText),
          // On phones there is only the button.
          device === 'desktop' ? home.cards.calculatorText : home.cards.calculator,
          claimed(home.doctors.text),
          locale === 'ru' ? 'пациентов за 10 лет' : 'пациент, 10 жылда',
          home.entries.articles,
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
          href => href.startsWith('/kk') !== (locale === 'kk') && !href.startsWith('/files/'),
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

/** Whether the banners move within a time, less or more than their interval. */
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

test.describe('the banner slider', () => {
  test.use(devices.desktop)

  test('advances by itself, jumps by its dots, loops; stops once a slide is chosen, or by its button, which resumes it', async ({
    page,
  }) => {
    await page.goto('/')
    const slider = page.getByRole('region', { name: ru.home.bannersLabel })
    const button = (name: string) => slider.getByRole('button', { name })
    const dots = slider.getByRole('button', { name: /^Слайд \d из \d$/ })
    const current = slider.locator('button[aria-label^="Слайд"][aria-current="true"]')
    const expectSlide = (number: number) =>
      expect(current).toHaveAttribute('aria-label', `Слайд ${number} из 4`, { timeout: 8000 })
    await expect(dots).toHaveCount(4)
    await expectSlide(1)
    await expectSlide(2)

    await dots.nth(3).click()
    await expectSlide(4)
    await button(ru.home.slider.next).click()
    await expectSlide(1)
    await page.mouse.move(5, 5)
    await page.locator('h1').first().click()
    expect(await movesWithin(page, 6500)).toBe(false)
    await button(ru.home.slider.play).click()
    expect(await movesWithin(page, 6500)).toBe(true)
    await button(ru.home.slider.pause).click()
    await expect(button(ru.home.slider.play)).toBeVisible()
    expect(await movesWithin(page, 6500)).toBe(false)
  })

  test('pauses under the pointer, also on its controls, and with focus', async ({ page }) => {
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

  test('scrolled before its code has come, begins at the slide that is seen', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/_next/static/**/*.js', async route => {
      await released
      await route.continue().catch(() => undefined)
    })
    await page.goto('/', { waitUntil: 'commit' })
    const slider = page.getByRole('region', { name: ru.home.bannersLabel })
    const viewport = slider.locator('> div').first()
    await slider.getByRole('group').first().getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => viewport.evaluate(box => box.scrollLeft)).toBeGreaterThan(100)
    expect(
      await viewport.evaluate(box => getComputedStyle(box.children[0] ?? box).touchAction),
    ).toBe('auto')
    release()
    await expect(slider.locator('[data-ready]')).toBeAttached()
    const seen = (number: number) =>
      slider.getByRole('group', { name: `${number} / 4`, exact: true })
    await expect(seen(2)).toBeInViewport({ ratio: 0.9 })
    await expect(seen(2)).not.toHaveAttribute('inert')
    for (const number of [3, 4, 1]) {
      await slider.getByRole('button', { name: ru.home.slider.next }).click()
      await expect(seen(number)).toBeInViewport({ ratio: 0.9 })
      await expect(seen(number)).not.toHaveAttribute('inert')
    }
    // As the browser's search does.
    await viewport.evaluate(box => box.scrollTo({ left: box.clientWidth, behavior: 'instant' }))
    await expect(seen(2)).toBeInViewport({ ratio: 0.9 })
    expect(await viewport.evaluate(box => box.scrollLeft)).toBe(0)
  })

  test('whose engine fails to load does not break the page', async ({ page }) => {
    let refused = 0
    await page.route('/_next/static/chunks/*.js', async route => {
      const response = await route.fetch({ maxRetries: 3 })
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
})

test.describe('on a touch screen', () => {
  test.use(devices.phone)

  test('tiles show full names, and the banners can be paused', async ({ page }) => {
    await page.goto('/')
    const name = page.locator('main li > a[href*="/services/details/"] > span').first()
    await expect(name).not.toContainText('…', { useInnerText: true })
    const shown = await name.evaluate((element: HTMLElement) => element.innerText)
    expect(shown.trim().length).toBeGreaterThan(12)
    const banners = page.getByRole('region', { name: ru.home.bannersLabel })
    await expect(banners.getByRole('button', { name: ru.home.slider.pause })).toBeVisible()
  })
})

test.describe('tiles', () => {
  test.use(devices.desktop)

  test('full name, price and discount are in the accessible name, the full name in a tooltip; the seventh spans two columns', async ({
    page,
  }) => {
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

    const cells = await page.locator('main li:has(> a + [data-placement])').all()
    expect(cells.length).toBeGreaterThan(12)
    let discounts = 0
    for (const cell of cells) {
      const text = async (part: string) => (await cell.locator(part).textContent())?.trim() ?? ''
      const name = await text('> [data-placement]')
      const [price, discount = ''] = (await text('> a > span:last-child')).split(
        `, ${ru.price.discount} `,
      )
      if (discount) discounts += 1
      await expect(cell.locator('> a')).toHaveAccessibleName(
        [name, price, discount && `, ${ru.price.discount} ${discount}`].filter(Boolean).join(' '),
      )
    }
    expect(discounts).toBeGreaterThan(0)

    const tiles = page.locator('main li:has(> a[href*="/services/details/"])')
    const [first, seventh] = [await tiles.nth(0).boundingBox(), await tiles.nth(6).boundingBox()]
    expect(seventh?.width).toBeGreaterThan((first?.width ?? 0) * 1.9)
  })
})
