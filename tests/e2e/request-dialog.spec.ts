import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { sendForm } from './support/send-form'
import { devices, watch } from './support/visitors'

const words = ru.request

async function openDialog(page: Page) {
  // Before hydration the button leads to the page of the form.
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
  await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.titles.mail })
  await expect(dialog.getByRole('button', { name: words.send })).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  return dialog
}

/** Submissions of the page to the site's own API. */
function submissions(page: Page) {
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

/** Texts of less than 14 px and fields of less than 16. */
function sizesIn(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} *`).evaluateAll(elements =>
    elements.flatMap(element => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const isField = element.matches('input:not([type=hidden], [type=checkbox], [name=website])')
      const own = [...element.childNodes].some(
        node => node.nodeType === 3 && node.textContent?.trim(),
      )
      const isSmall = (own && size < 14) || (isField && size < 16)
      const isShown = element.checkVisibility() && element.getBoundingClientRect().width > 1
      return isSmall && isShown ? [`${size} px: ${element.outerHTML.slice(0, 90)}`] : []
    }),
  )
}

test.describe('the request dialog', () => {
  test.use(devices.desktop)

  test('the phone is normalised, however its country code is typed', async ({ page }) => {
    await page.goto('/')
    const dialog = await openDialog(page)
    const phone = dialog.locator('input[type="tel"]')
    await phone.focus()
    for (const typed of ['77771234567', '7771234567', '8 777 123 45 67', '+77771234567']) {
      // Replaces the number before.
      await phone.selectText()
      await page.keyboard.type(typed)
      await expect(phone, typed).toHaveValue('+7 (777) 123-45-67')
    }
    // One digit too many is shown.
    await page.keyboard.type('9')
    await expect(phone).toHaveValue('+7 (777) 123-45-679')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(phone).toHaveValue('+7 (777) 123-45-6')
    const name = dialog.getByLabel(words.name)
    await name.fill('8 (701) 000-11-22')
    await name.selectText()
    await page.keyboard.press('ControlOrMeta+C')
    await phone.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phone).toHaveValue('+7 (701) 000-11-22')
  })

  test('digits that a keyboard composes are in the number once', async ({ page }) => {
    await page.goto('/')
    const dialog = await openDialog(page)
    const phone = dialog.locator('input[type="tel"]')
    const keyboard = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    for (const groups of [['701', '123', '45', '67'], [...'7011234567'], ['7011234567']]) {
      await phone.focus()
      await phone.selectText()
      await page.keyboard.press('Delete')
      for (const group of groups) {
        for (let length = 1; length <= group.length; length++) await compose(group.slice(0, length))
        await keyboard.send('Input.insertText', { text: group })
      }
      await expect(phone, groups.join('|')).toHaveValue('+7 (701) 123-45-67')
    }
  })

  test('is loaded when it opens, is 330 px wide, sends a request and confirms it', async ({
    page,
  }) => {
    const watched = watch(page)
    const sent = submissions(page)
    const scripts: string[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const loaded = scripts.length
    const dialog = await openDialog(page)
    expect(scripts.length).toBeGreaterThan(loaded)
    // After its opening transition.
    const card = dialog.locator('> div')
    await expect.poll(async () => (await card.boundingBox())?.width).toBeCloseTo(330, 0)

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
    await expect(page.getByRole('link', { name: ru.home.widget.button, exact: true })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: words.status.accepted })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: '/api/application-feedback',
      key: expect.stringMatching(/^[\w-]{16,}$/),
      body: { name: 'Айгуль', phone: '77010000011', type: 'consult' },
    })
    watched.expectNone()
  })

  for (const width of [720, 1440, 1499]) {
    test(`at ${width} px its text can be read: 14 px and more, 16 where one types`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/check-up/adults-details/ritm-serdca')
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await page.getByRole('link', { name: ru.checkUps.contact.request }).first().click()
      const dialog = page.getByRole('dialog', { name: words.titles.checkups })
      await expect(dialog).toContainText(words.several)
      await expect(dialog.getByText(words.waits)).toBeVisible()
      expect(await sizesIn(page, 'dialog[open]')).toEqual([])
      await page.goto('/request?kind=checkups&id=1')
      await expect(page.locator('main form')).toContainText(words.several)
      expect(await sizesIn(page, 'main')).toEqual([])
    })
  }

  test('what was typed is there again after closing, until the page is left; sent, it is gone', async ({
    page,
  }) => {
    await page.goto('/')
    const dialog = await openDialog(page)
    const name = dialog.getByLabel(words.name)
    const phone = dialog.locator('input[type="tel"]')
    const consent = dialog.getByRole('checkbox')
    await name.fill('Айгуль')
    await phone.fill('7010000011')
    await consent.check()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await openDialog(page)
    await expect(name).toHaveValue('Айгуль')
    await expect(phone).toHaveValue('+7 (701) 000-00-11')
    await expect(consent).not.toBeChecked()
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    )
    expect(stored).not.toContain('Айгуль')
    expect(stored).not.toContain('701000')
    await consent.check()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog).toHaveCount(0)
    await openDialog(page)
    await expect(name).toHaveValue('')
    await expect(phone).toHaveValue('')
    await name.fill('Айгуль')
    await page.reload()
    await openDialog(page)
    await expect(name).toHaveValue('')
  })

  test('closes when the site is unreachable; the request is sent later, also after a release without this endpoint', async ({
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
    const status = page.getByRole('status').filter({ hasText: words.status.saved })
    await expect(status.getByRole('link', { name: '+7 (799) 000-01-01' })).toBeVisible()

    const nextStatus = async () =>
      (await page.waitForResponse('**/api/application-feedback')).status()
    await page.route('**/api/application-feedback', route => route.fulfill({ status: 404 }), {
      times: 1,
    })
    const withoutEndpoint = nextStatus()
    await context.setOffline(false)
    expect(await withoutEndpoint).toBe(404)
    const sent = nextStatus()
    await page.goto('/contacts')
    expect(await sent).toBe(201)
  })
})

test.describe('on a phone, in Kazakh', () => {
  test.use(devices.phone)

  test('the dialog is in Kazakh and fits', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/kk')
    await page.getByRole('link', { name: kk.home.widget.button, exact: true }).click()
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

test.describe('on the narrowest phone', () => {
  test.use({ ...devices.phone, viewport: { width: 330, height: 740 } })

  for (const [prefix, { request, home }] of Object.entries({ '': ru, '/kk': kk })) {
    test(`what is wrong with a number is seen whole, with links beside it ${prefix}`, async ({
      page,
    }) => {
      await page.goto(prefix || '/')
      await page.getByRole('link', { name: home.widget.button, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: request.titles.mail })
      await dialog.getByRole('checkbox').check()
      for (const [typed, message] of [
        ['', request.errors.required],
        ['+7 701 123 45', /^[^\d]*2 цифр/],
        ['+7 701 123 45 678', request.errors.phoneWrong],
        ['+998 90 123 45 67', request.errors.phoneForeign.replace('{codes}', '+7')],
      ] as const) {
        await dialog.locator('input[type="tel"]').fill('')
        await dialog.locator('input[type="tel"]').fill(typed)
        await dialog.getByRole('button', { name: request.send }).click()
        const caption = dialog.getByText(message).last()
        await expect(caption).toBeVisible()
        expect(await caption.evaluate(box => box.scrollWidth <= box.clientWidth), typed).toBe(true)
      }
      const links = dialog.locator(`p:has(a[href^="tel:"]) a`)
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) {
        await expect(link).toHaveCSS('text-decoration-line', 'underline')
        expect(await link.evaluate(a => a.getClientRects().length)).toBe(1)
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ ...devices.desktop, javaScriptEnabled: false })

  test('the form is a page, keeps its input after errors, and confirms the request', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
    await expect(page).toHaveURL(/\/request\?kind=mail$/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.locator('form[action="/api/request-form"]').evaluate(form => {
      form.setAttribute('novalidate', '')
    })
    await page.locator('input[name="name"]').fill('Мадина')
    await page.locator('input[name="phone"]').fill('12')
    await page.locator('input[name="consent"]').check()
    await page.getByRole('button', { name: words.send }).click()

    await expect(page).toHaveURL(/error=phone#errors$/)
    await expect(page).toHaveTitle(/^Ошибка: /)
    await expect(page.getByRole('alert')).toBeFocused()
    expect(page.url()).not.toContain('12')
    await expect(page.locator('input[name="name"]')).toHaveValue('Мадина')
    await expect(page.locator('input[name="phone"]')).toHaveValue('12')
    await expect(page.locator('input[name="consent"]')).toBeChecked()
    await expect(page.locator('main a[href="tel:+77990000101"]').first()).toBeVisible()
    await expect(page.getByText('Не хватает 8 цифр', { exact: true })).toBeVisible()
    await page.locator('input[name="phone"]').fill('8 701 000 00 14')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page).toHaveURL(/\/request\/accepted$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.acceptedTitle)
  })
})

test.describe('a browser that believes itself offline', () => {
  test.use(devices.desktop)

  test('goes to the page of the form when the dialog cannot be loaded', {
    tag: '@own-page',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route('/_next/static/**/*.js', route => route.abort())
    await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
    await page.waitForURL(/\/request\?kind=/)
    await page.unrouteAll()
    await page.reload()
    await sendForm(page)
  })
})
