import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

const words = ru.request

async function openDialog(page: Page) {
  await page.getByRole('link', { name: ru.home.widget.button }).click()
  const dialog = page.getByRole('dialog', { name: words.titles.mail })
  await expect(dialog.getByRole('button', { name: words.send })).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  return dialog
}

/** Posts of the page to the site's own API. */
function posts(page: Page) {
  const sent: { url: string; key: string | null; body: unknown }[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().includes('/api/')) return
    sent.push({
      url: new URL(request.url()).pathname,
      key: request.headers()['idempotency-key'] ?? null,
      body: request.postDataJSON(),
    })
  })
  return sent
}

test.describe('the request dialog', () => {
  test.use({ ...devices.desktop, permissions: ['clipboard-read', 'clipboard-write'] })

  test('is not part of the first load', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const before = scripts.length
    await openDialog(page)
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('the phone is normalised, however its country code is typed', async ({ page }) => {
    await page.goto('/')
    const phone = (await openDialog(page)).locator('input[type="tel"]')
    await phone.focus()
    for (const typed of ['77771234567', '7771234567', '8 777 123 45 67', '+77771234567']) {
      // Replaces the number before.
      await phone.selectText()
      // At typing speed: the mask library corrects the caret a moment after each key.
      await page.keyboard.type(typed, { delay: 30 })
      await expect(phone, typed).toHaveValue('+7 (777) 123-45-67')
    }
    // One digit too many, with the caret before the number.
    await page.keyboard.type('9')
    await expect(phone).toHaveValue('+7 (777) 123-45-67')
    await page.keyboard.press('Backspace')
    await expect(phone).toHaveValue('+7 (777) 123-45-6_')
    await page.keyboard.press('Home')
    await page.evaluate(() => navigator.clipboard.writeText('8 (701) 000-11-22'))
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phone).toHaveValue('+7 (701) 000-11-22')
  })

  test('sends a request, and confirms it', async ({ page }) => {
    const watched = watch(page)
    const sent = posts(page)
    await page.goto('/')
    const dialog = await openDialog(page)
    const box = await dialog.boundingBox()
    expect(box?.width).toBeGreaterThan(200)

    const send = dialog.getByRole('button', { name: words.send })
    await expect(send).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await send.click()
    await expect(dialog.getByText(words.errors.required)).toHaveCount(2)
    expect(sent).toEqual([])
    await expectAccessible(page, { within: ['dialog[open]'] })

    await dialog.getByRole('textbox', { name: /./ }).first().fill('Айгуль')
    await dialog.locator('input[type="tel"]').fill('7010000011')
    await expect(dialog.locator('input[type="tel"]')).toHaveValue('+7 (701) 000-00-11')
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: words.status.accepted })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: '/api/application-feedback',
      key: expect.stringMatching(/^[\w-]{16,}$/),
      body: { name: 'Айгуль', phone: '77010000011', type: 'consult' },
    })
    watched.expectNone()
  })

  test('closes by the close button, by Escape and by a click outside, and restores focus', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = page.getByRole('link', { name: ru.home.widget.button })
    const closings = [
      () => page.getByRole('button', { name: words.close }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 300),
    ]
    for (const close of closings) {
      const dialog = await openDialog(page)
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })

  test('is 330 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/')
    const dialog = await openDialog(page)
    // After its opening transition.
    await expect
      .poll(() =>
        dialog.evaluate(element =>
          [...element.querySelectorAll('*')].some(
            part => Math.abs(part.getBoundingClientRect().width - 330) < 1,
          ),
        ),
      )
      .toBe(true)
  })

  test('closes when the site is unreachable; the request is sent later', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const dialog = await openDialog(page)
    await context.setOffline(true)
    await dialog.getByRole('textbox').first().fill('Динара')
    await dialog.locator('input[type="tel"]').fill('7010000012')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: words.status.saved })).toBeVisible()

    const sent = page.waitForResponse(response => response.url().endsWith('/application-feedback'))
    await context.setOffline(false)
    expect((await sent).status()).toBe(201)
  })

  test('a release without this endpoint loses no request', async ({ page }) => {
    // While a request is stored, each page retries sending it.
    for (const status of [404, 405]) {
      await page.route('**/api/application-feedback', route => route.fulfill({ status }), {
        times: 1,
      })
    }
    await page.goto('/')
    const dialog = await openDialog(page)
    await dialog.getByRole('textbox').first().fill('Динара')
    await dialog.locator('input[type="tel"]').fill('7010000014')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('status').filter({ hasText: words.status.saved })).toBeVisible()

    for (const status of [404, 201]) {
      const sent = page.waitForResponse(response =>
        response.url().endsWith('/application-feedback'),
      )
      await page.goto('/contacts')
      expect((await sent).status()).toBe(status)
    }
  })
})

test.describe('on a phone, in Kazakh', () => {
  test.use(devices.phone)

  test('the dialog is in Kazakh and fits', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/kk')
    await page.getByRole('link', { name: kk.home.widget.button }).click()
    const dialog = page.getByRole('dialog', { name: kk.request.titles.mail })
    await expect(dialog.getByRole('button', { name: kk.request.send })).toBeVisible()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: kk.request.send }).click()
    await expect(dialog.getByText(kk.request.errors.required)).toHaveCount(2)
    await expectAccessible(page, { within: ['dialog[open]'] })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('the form is a page, keeps its input after errors, and confirms the request', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.home.widget.button }).click()
    await expect(page).toHaveURL(/\/request\?kind=mail$/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.locator('form[action="/api/request-form"]').evaluate(form => {
      form.setAttribute('novalidate', '')
    })
    await page.locator('input[name="name"]').fill('Мадина')
    await page.locator('input[name="phone"]').fill('12')
    await page.locator('input[name="consent"]').check()
    await page.getByRole('button', { name: words.send }).click()

    await expect(page).toHaveURL(/error=phone$/)
    expect(page.url()).not.toContain('12')
    await expect(page.locator('input[name="name"]')).toHaveValue('Мадина')
    await expect(page.getByText(words.errors.phoneIncomplete)).toBeVisible()
    await page.locator('input[name="phone"]').fill('8 701 000 00 14')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page).toHaveURL(/\/request\/accepted$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.acceptedTitle)
  })
})
