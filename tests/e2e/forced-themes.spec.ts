/** Browsers that draw pages in other colours: a dark theme that a phone forces on them, and forced colours (B254). */
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

/** As "dark theme for sites" of Chrome on Android. Its Protocol session ends with the page. */
async function darken(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setAutoDarkModeOverride', { enabled: true })
}

/** Of its pixels, from 0 to 255: the darkest, the lightest, the mean. */
async function lightOf(part: Locator): Promise<{ min: number; max: number; mean: number }> {
  const { channels } = await sharp(await part.screenshot())
    .greyscale()
    .stats()
  const { min = 0, max = 0, mean = 0 } = channels[0] ?? {}
  return { min, max, mean }
}

for (const device of ['desktop', 'phone'] as const satisfies readonly Device[]) {
  test.describe(`a forced dark theme, ${device}`, { tag: '@own-page' }, () => {
    test.use(devices[device])

    test('the words on the banner are light on dark', async ({ page }) => {
      await darken(page)
      await page.goto('/')
      const banner = page.getByRole('region', { name: ru.home.bannersLabel })
      const { max, mean } = await lightOf(banner.locator('p').first())
      expect(mean).toBeLessThan(140)
      expect(max).toBeGreaterThan(220)
    })

    test('the tick of the consent is light', async ({ page }) => {
      await darken(page)
      await page.goto('/request?kind=mail')
      const box = page.getByRole('checkbox')
      await box.check()
      const tick = page.locator('label:has(:checked) svg').first()
      await expect.poll(async () => (await lightOf(tick)).max).toBeGreaterThan(220)
    })
  })
}

test.describe('a forced dark theme, the list of analyses', { tag: '@own-page' }, () => {
  test.use(devices.phone)

  test('the marks of the categories are as light as their names', async ({ page }) => {
    await darken(page)
    await page.goto('/analysis/list')
    const summary = page.locator('main summary').first()
    const { x = 0, y = 0, height = 0 } = (await summary.boundingBox()) ?? {}
    const clip = { x, y, width: 28, height }
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats()
    expect(channels[0]?.max).toBeGreaterThan(140)
  })
})

test.describe('forced colours', () => {
  test.use({ ...devices.desktop, forcedColors: 'active', colorScheme: 'dark' })

  test('controls over a picture have a ground, icons the colour of text', async ({ page }) => {
    await page.goto('/')
    const next = page.getByRole('button', { name: ru.home.slider.next })
    const ground = await next.evaluate(
      button => getComputedStyle(button.parentElement ?? button).backgroundColor,
    )
    expect(ground).toBe('rgb(0, 0, 0)')
    const search = page.locator('header svg[stroke="currentColor"]').first()
    const colors = await search.evaluate(svg => [
      getComputedStyle(svg).color,
      getComputedStyle(svg.parentElement ?? svg).color,
    ])
    expect(colors[0]).toBe(colors[1])
  })
})
