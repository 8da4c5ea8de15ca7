/** Every kind of record leads on to every kind that belongs to it, with prices (B114). */
import { expect } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { test } from '../support/test'
import { type Device, userAgents } from './support/visitors'

const doctor = '/doctors-list/li-aleksandr'
const service = '/services/details/'
const analysis = '/analysis/list/'
const checkUp = '/check-up/adults-details/'

/** By page: addresses that its main part links to, and whether each has a price beside it. */
const ways: Readonly<Record<string, readonly string[]>> = {
  [`${service}uzi-serdtsa`]: [doctor, `${checkUp}ritm-serdca`, '/promotions/serdtse-v-vyhodnye'],
  [`${service}uzi-shchitovidnoy-zhelezy`]: ['/posts/shchitovidnaya-zheleza'],
  [doctor]: [`${service}uzi-serdtsa`, `${service}priem-kardiologa`, `${checkUp}ritm-serdca`],
  '/doctors-list/zhumabaeva-saule': ['/posts/shchitovidnaya-zheleza'],
  [`${checkUp}ritm-serdca`]: [doctor, `${service}holter-ekg`, `${analysis}ferritin`],
  [`${analysis}ferritin`]: [
    '/doctors-list/akhmetova-aygul',
    `${checkUp}ritm-serdca`,
    '/posts/deficit-zheleza',
  ],
  '/promotions/serdtse-v-vyhodnye': [`${service}uzi-serdtsa`],
  '/posts/shchitovidnaya-zheleza': [
    '/doctors-list/zhumabaeva-saule',
    `${service}uzi-shchitovidnoy-zhelezy`,
    `${analysis}ttg`,
  ],
}

/** Lines of the related records of a page without scripts: address and whether it has a price. */
function linesOf(html: string): Map<string, boolean> {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const links = [...main.matchAll(/<a [^>]*href="([^"?#]+)"[\s\S]*?(?=<a |<\/main>)/g)]
  return new Map(links.map(([text, href = '']) => [href, text.includes('₸')]))
}

for (const device of ['desktop', 'phone'] satisfies Device[]) {
  for (const locale of locales satisfies readonly Locale[]) {
    test(`${device}, ${locale}: records lead to those that belong to them`, async ({ request }) => {
      for (const [path, wanted] of Object.entries(ways)) {
        const response = await request.get(localePath(path, locale), {
          headers: { 'User-Agent': userAgents[device] },
        })
        const lines = linesOf(await response.text())
        for (const href of wanted) {
          const address = localePath(href, locale)
          expect.soft([...lines.keys()], path).toContain(address)
          if (!href.startsWith('/posts/') && !path.startsWith('/posts/')) {
            expect.soft(lines.get(address), `${path}: the price of ${href}`).toBe(true)
          }
        }
      }
    })
  }
}

test('structured data names the same records', async ({ request }) => {
  const graphOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  }
  expect(await graphOf(`${service}uzi-serdtsa`)).toMatch(/"provider":\[.*li-aleksandr#person/)
  expect(await graphOf(doctor)).toMatch(/"availableService":\[.*uzi-serdtsa/)
  expect(await graphOf(`${checkUp}ritm-serdca`)).toMatch(/"isRelatedTo":\[.*ferritin#service/)
  const article = await graphOf('/posts/shchitovidnaya-zheleza')
  expect(article).toMatch(/"about":\[.*uzi-shchitovidnoy-zhelezy/)
  expect(article).toMatch(/"mentions":\[.*\/ttg#service/)
})
