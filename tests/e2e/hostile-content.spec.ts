import { type BrowserContext, expect, type Page } from '@playwright/test'
import { startHostileBackend } from '../support/hostileBackend'
import { payloads } from '../support/payloads'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

/** A compromised backend attacks visitors with every field: nothing is executed. */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

let folder: SiteFolder
let site: Running
let backend: Awaited<ReturnType<typeof startHostileBackend>>

test.beforeAll(async () => {
  folder = siteFolder()
  backend = await startHostileBackend()
  site = await folder.start({ BACKEND_URL: backend.url })
})

test.afterAll(async () => {
  await site.stop()
  await backend.stop()
  folder.remove()
})

async function slugsOf(path: string): Promise<string[]> {
  const json = await (await fetch(backend.url + path)).json()
  const list: { slug: string }[] = Array.isArray(json.data) ? json.data : json.data.data
  return list.map(({ slug }) => slug)
}

const firstOf = async (path: string) => (await slugsOf(path))[0] ?? ''

/** Records scripts that ran, and CSP violations. */
async function trap(context: BrowserContext): Promise<string[]> {
  const caught: string[] = []
  await context.exposeFunction('xss', (what: unknown) => void caught.push(`ran: ${what}`))
  await context.exposeFunction('violated', (what: string) => void caught.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      if (event.effectiveDirective === 'img-src') return
      const { effectiveDirective, blockedURI, sample } = event
      Reflect.get(
        window,
        'violated',
      )(`${location.pathname} blocked: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return caught
}

/** Executable attributes and elements in the page, whether they have run or not. */
function dangerous(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const schemes = /^[\s\0-\x20]*(javascript|vbscript|data:text|data:image\/svg)/i
    const addressed = /^(href|xlink:href|src|action|formaction|data|poster|background|ping)$/i
    const found = [...document.querySelectorAll('*')].flatMap(element =>
      [...element.attributes]
        .filter(
          ({ name, value }) => /^on/i.test(name) || (addressed.test(name) && schemes.test(value)),
        )
        .map(({ name, value }) => `<${element.tagName} ${name}="${value.slice(0, 60)}">`),
    )
    const foreign =
      'iframe,object,embed,base,math,portal,meta[http-equiv],style:not([data-precedence]),form[action*=":"]'
    return [...found, ...[...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML)]
  })
}

/** The pages that have a view of their own in each layout. */
async function ownPages(): Promise<string[]> {
  return [
    '/',
    '/doctors-list/list',
    `/kk/doctors-list/${await firstOf('/api/doctors')}`,
    `/promotions/${await firstOf('/api/promotions')}`,
    `/kk/posts/${await firstOf('/api/posts')}`,
    '/analysis/list',
    `/analysis/list/${await firstOf('/api/analyses')}`,
    '/check-up/list',
    `/check-up/adults/${await firstOf('/api/parent-check-ups')}`,
    '/about-us',
  ]
}

/** The pages whose view is the same in both, but for its styles. */
async function sharedPages(): Promise<string[]> {
  return [
    '/services/top',
    `/services/details/${await firstOf('/api/services')}`,
    '/promotions/list',
    '/posts/list',
    '/analysis/estimate?ids=1,2,3',
    `/check-up/adults-details/${await firstOf('/api/check-ups')}`,
    '/karta-sayta',
    `/search?q=${encodeURIComponent(payloads[0] ?? '')}`,
    '/request?kind=doctors&id=1&day=2026-12-04',
  ]
}

for (const device of Object.keys(devices) as Device[]) {
  test(`no page executes any of it: ${device}`, async ({ browser }) => {
    const paths = [...(await ownPages()), ...(device === 'desktop' ? await sharedPages() : [])]
    const context = await browser.newContext(devices[device])
    const caught = await trap(context)
    const page = await context.newPage()
    page.on('dialog', dialog => {
      caught.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const path of paths) {
      const response = await page.goto(site.url + path, { waitUntil: 'load' })
      expect(response?.status(), path).toBe(200)
      await page.keyboard.press('Tab')
      expect(await dangerous(page), path).toEqual([])
      expect(caught, path).toEqual([])
    }
    // The attacks are in the page, as text.
    await page.goto(`${site.url}/doctors-list/list`)
    await expect(page.getByText('<script>xss(', { exact: false }).first()).toBeAttached()
    await context.close()
  })
}

test('all attacks in articles, without a CSP', async ({ browser }) => {
  const slugs = await slugsOf('/api/posts')
  expect(slugs.length).toBeGreaterThanOrEqual(backend.attacks)
  const context = await browser.newContext()
  const caught = await trap(context)
  const articles: string[] = []
  for (const slug of slugs) {
    const response = await fetch(`${site.url}/posts/${slug}`)
    expect(response.status, slug).toBe(200)
    const html = await response.text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>') + 7)
    articles.push(main.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, ''))
  }
  const page = await context.newPage()
  await page.setContent(articles.join('\n'), { waitUntil: 'load' })
  await expect(page.locator('main')).toHaveCount(slugs.length)
  expect(await dangerous(page)).toEqual([])
  expect(caught).toEqual([])

  // The trap itself works.
  await page.setContent('<img src=x onerror=xss("alive")>')
  await expect.poll(() => caught).toEqual(['ran: alive'])
})
