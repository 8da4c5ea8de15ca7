/** Browser behaviour of the dialog: top layer, focus, Escape, and its transitions. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { settled } from './support/accessible'
import { pageOf } from './support/bundle'
import { devices } from './support/visitors'

// Else each worker makes the bundle anew.
test.describe.configure({ mode: 'default' })

let html: string
test.beforeAll(async () => {
  html = await pageOf('tests/e2e/support/dialog-page.tsx')
})
test.beforeEach(({ page }) => page.setContent(html))

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Title' })
const cardIn = (page: Page) => dialogIn(page).locator('> div')

async function open(page: Page, name: 'Plain' | 'Persistent') {
  const opener = page.getByRole('button', { name })
  await opener.click()
  await expect(dialogIn(page)).toBeVisible()
  return opener
}

test.use(devices.desktop)

/** Counts the pulses of the card from now on. */
async function countPulses(page: Page) {
  await page.evaluate(() => {
    let pulses = 0
    document.addEventListener('animationstart', () => {
      pulses += 1
      Object.assign(window, { pulses })
    })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'pulses') ?? 0))
}

test('a persistent dialog pulses on each Escape and on a click outside', async ({ page }) => {
  const opener = await open(page, 'Persistent')
  const field = page.getByLabel('Field')
  await field.focus()
  const pulses = await countPulses(page)
  const presses = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 300),
  ]
  for (const [index, press] of presses.entries()) {
    await press()
    await expect.poll(pulses).toBe(index + 1)
    await expect(cardIn(page)).not.toHaveAttribute('data-pulsing')
    await expect(field).toBeFocused()
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialogIn(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a plain one closes by the close button, Escape and a click outside, and restores focus', async ({
  page,
}) => {
  const closings = [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 300),
  ]
  for (const close of closings) {
    const opener = await open(page, 'Plain')
    await close()
    await expect(dialogIn(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('Tab cycles within it, in both directions', async ({ page }) => {
  await open(page, 'Plain')
  const [close, field] = [page.getByRole('button', { name: 'Close' }), page.getByLabel('Field')]
  await close.focus()
  for (const [key, next] of [
    ['Tab', field],
    ['Tab', close],
    ['Shift+Tab', field],
    ['Shift+Tab', close],
  ] as const) {
    await page.keyboard.press(key)
    await expect(next).toBeFocused()
  }
})

test('selecting text beyond the edge of the card does not close it', async ({ page }) => {
  await open(page, 'Plain')
  await settled(page)
  const box = await page.getByLabel('Field').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move(20, 300, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.press('Tab')
  await expect(dialogIn(page)).toBeVisible()
  await expect(dialogIn(page)).not.toHaveAttribute('data-leave')
})

test('the page behind does not scroll, and scrolls again after closing', async ({ page }) => {
  await open(page, 'Plain')
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('it opens in 300 ms and closes in 200, in the top layer until the end', {
  tag: '@own-page',
}, async ({ page }) => {
  const timesOf = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(each => each instanceof CSSTransition)
        .map(each => [each.transitionProperty, each.effect?.getTiming().duration]),
    )
  // Slow enough to observe, in the same proportion.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await open(page, 'Plain')
  const all = (ms: number) => [
    ['background-color', ms],
    ['opacity', ms],
    ['transform', ms],
  ]
  await expect.poll(timesOf).toEqual(all(300))
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await settled(page)
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await page.keyboard.press('Escape')
  await expect.poll(timesOf).toEqual(all(200))
  expect(await dialogIn(page).evaluate(dialog => dialog.matches(':modal'))).toBe(true)
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(dialogIn(page)).toHaveCount(0)
})

test('closed while opening it is removed, also when React runs later than the next frame', {
  tag: '@own-page',
}, async ({ page }) => {
  // React schedules work with MessagePort; from a given moment these messages are delayed, as on a
  // busy phone.
  const holdUp = `<script>
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...args) {
      setTimeout(() => postMessage.apply(this, args), window.isBusy ? 100 : 0)
    }
  </script>`
  await page.setContent(html.replace('<body>', `<body>${holdUp}`))
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  const opener = await open(page, 'Plain')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { isBusy: true }))
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use(devices.phone)

  test('no text field is focused, so that no keyboard opens', async ({ page }) => {
    await open(page, 'Plain')
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  })
})
