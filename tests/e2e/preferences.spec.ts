/** System preferences: forced colours and reduced motion (WCAG 1.4.11, 2.2.2, 2.3.3). */
import { expect, type Locator, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

/** The look of an element with its pseudo-elements, as one text. */
const lookOf = (locator: Locator) =>
  locator.evaluate(element =>
    [null, '::before', '::after']
      .map(part => {
        const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, backgroundColor } =
          getComputedStyle(element, part)
        return [outlineStyle, outlineWidth, outlineColor, borderTopWidth, backgroundColor].join(' ')
      })
      .join(' | '),
  )

/** The selected, unselected and focused states look different. */
async function expectThreeLooks(chosen: Locator, other: Locator) {
  const [one, two] = [await lookOf(chosen), await lookOf(other)]
  expect(one).not.toBe(two)
  await chosen.page().keyboard.press('Tab')
  await chosen.focus()
  expect(await lookOf(chosen)).not.toBe(one)
}

/** Buttons and fields have borders. */
async function expectBorders(page: Page) {
  const bare = await page
    .locator('main :is(button, [class*="Button"]), main input:not([type=hidden])')
    .evaluateAll(all =>
      all
        .filter(element => {
          const style = getComputedStyle(element)
          const frame = element.closest('form[role=search] > div, form[role=search], label, div')
          const edged = (each: Element | null) =>
            each !== null && Number.parseFloat(getComputedStyle(each).borderTopWidth) > 0
          const native = style.appearance !== 'none' && element instanceof HTMLInputElement
          return (
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.closest('[inert]') &&
            !native &&
            !edged(element) &&
            !edged(frame)
          )
        })
        .map(element => element.outerHTML.slice(0, 120)),
    )
  expect(bare, page.url()).toEqual([])
}

async function expectIcons(page: Page) {
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const icons = page.locator('header svg:visible, aside svg:visible, footer svg:visible')
  const strokes = await icons.evaluateAll(all => all.map(icon => getComputedStyle(icon).color))
  expect(strokes.length).toBeGreaterThan(3)
  expect(strokes).not.toContain(ground)
}

const pages = ['/', '/doctors-list/list', '/analysis/list', '/request?kind=mail']

test.describe('forced colours, desktop', () => {
  test.use({ ...devices.desktop, forcedColors: 'active' })
  // In one worker, as no other spec has such pages.
  test.describe.configure({ mode: 'default' })

  test('buttons and fields have borders, icons and the current slide are distinguishable', async ({
    page,
  }) => {
    for (const path of pages) {
      await page.goto(path)
      if (path === '/') {
        const dots = page.getByRole('button', { name: /^Слайд \d из \d$/ })
        await expectThreeLooks(dots.nth(0), dots.nth(2))
        await expectIcons(page)
      }
      await expectBorders(page)
    }
  })

  test('a selected analysis is distinguishable', async ({ page }) => {
    await page.goto('/analysis/category/2-biohimiya-krovi')
    const box = page.locator('[value="201"]')
    await page.locator('label:has([value="201"])').click()
    await expect(box).toBeChecked()
    // The checkbox has its native appearance.
    await expect(box).toHaveCSS('appearance', 'auto')
  })
})

test.describe('forced colours, phone', () => {
  test.use({ ...devices.phone, forcedColors: 'active' })

  test('buttons and fields have borders, icons are visible', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expectBorders(page)
      if (path !== '/analysis/list') continue
      await expectIcons(page)
      // Plus and minus are text, which forced colours colour with the rest.
      const sign = page.locator('main details > summary').first()
      const text = await sign.evaluate(element => getComputedStyle(element, '::before').content)
      expect(text).toContain('+')
    }
  })
})

test.describe('reduced motion', () => {
  test.use({ ...devices.desktop, reducedMotion: 'reduce' })

  test('nothing is animated, slides or scrolls smoothly', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    const moving = await page.evaluate(() => {
      const long = [...document.querySelectorAll('*')].flatMap(element =>
        [null, '::before', '::after'].flatMap(part => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(
            element,
            part,
          )
          const durations = [
            ...transitionDuration.split(','),
            ...(animationName === 'none' ? [] : animationDuration.split(',')),
          ]
          return durations.some(duration => Number.parseFloat(duration) > 0.001)
            ? [element.outerHTML.slice(0, 80)]
            : []
        }),
      )
      return { long, scroll: getComputedStyle(document.documentElement).scrollBehavior }
    })
    expect(moving).toEqual({ long: [], scroll: 'auto' })

    // The next slide appears at once, and the slider does not advance by itself.
    const slider = page.getByRole('region', { name: ru.home.bannersLabel })
    const track = slider.locator('[role=group]').first().locator('..')
    await expect(page.getByRole('button', { name: ru.home.slider.pause })).toHaveCount(0)
    const places = await track.evaluate(element => {
      const next = element.closest('section')?.querySelectorAll('button')
      const button = next?.item(next.length - 1)
      const seen: number[] = []
      return new Promise<number[]>(resolve => {
        button?.click()
        const look = () => {
          seen.push(Math.round(element.getBoundingClientRect().left))
          if (seen.length < 30) requestAnimationFrame(look)
          else resolve(seen)
        }
        requestAnimationFrame(look)
      })
    })
    // Only the start and end positions, none in between.
    expect(new Set(places).size).toBeLessThanOrEqual(2)
    expect(new Set(places.slice(5)).size).toBe(1)
  })
})
