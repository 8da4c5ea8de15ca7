/** Every kind of record leads on to every kind that belongs to it, with prices (B114). */
import { type APIRequestContext, expect } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { test } from '../support/test'
import { pageNames, pathOf } from './support/page-paths'
import { type Device, userAgents } from './support/visitors'

const doctor = '/doctors-list/li-aleksandr'
const service = '/services/details/'
const analysis = '/analysis/list/'
const checkUp = '/check-up/adults-details/'

/** By page: addresses that its main part links to, and whether each has a price beside it. */
const ways: Readonly<Record<string, readonly string[]>> = {
  [`${service}uzi-serdtsa`]: [doctor, `${checkUp}ritm-serdca`, '/promotions/serdtse-v-vyhodnye'],
  // Others do the examination; these doctors explain it.
  [`${service}mrt-golovnogo-mozga`]: ['/doctors-list/sokolova-elena'],
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
            // The visits of a programme are part of its price.
            const isPart = path.startsWith(checkUp) && href.startsWith('/doctors-list/')
            expect.soft(lines.get(address), `${path}: the price of ${href}`).toBe(!isPart)
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

/** The text that each WhatsApp link of a page begins a message with. */
async function messagesOf(request: APIRequestContext, path: string, userAgent: string) {
  const response = await request.get(path, { headers: { 'User-Agent': userAgent } })
  const links = (await response.text()).matchAll(/<a [^>]*href="(https:\/\/wa\.me\/[^"]*)"/g)
  return [...links].map(([, href = '']) => new URL(href).searchParams.get('text') ?? '')
}

for (const device of ['desktop', 'phone'] satisfies Device[]) {
  test(`${device}: WhatsApp knows what the page is about`, async ({ request, baseURL }) => {
    for (const name of pageNames) {
      const path = await pathOf(request, name)
      const texts = await messagesOf(request, path, userAgents[device])
      expect.soft(texts.length, path).toBeGreaterThan(2)
      for (const text of texts)
        expect.soft(text, path).toMatch(/^(?:Здравствуйте! \p{L}|Анализы в клинике)/u)
    }
    const about: Readonly<Record<string, RegExp>> = {
      [`${service}uzi-serdtsa`]: /УЗИ сердца \(ЭхоКГ\), от 13 500 ₸/,
      [doctor]: /Ли Александр Владимирович, кардиолог, от 18 000 ₸/,
      [`${analysis}ferritin`]: /Ферритин в крови, всего 3 900 ₸ вместе со взятием крови/,
      [`${checkUp}ritm-serdca`]: /Ритм сердца, 72 900 ₸/,
      '/check-up/adults/zdorovoe-serdce': /, от \d[\d ]* ₸\./,
      '/promotions/serdtse-v-vyhodnye': /Проверка сердца .*, от 13 600 ₸/,
      '/posts/deficit-zheleza': /Дефицит железа/,
    }
    for (const [path, text] of Object.entries(about)) {
      const [header = ''] = await messagesOf(request, path, userAgents[device])
      expect.soft(header.replace(/\s/g, ' ')).toMatch(text)
      expect.soft(header).toContain(`\n${new URL(path, baseURL)}`)
      const [kazakh = ''] = await messagesOf(request, `/kk${path}`, userAgents[device])
      expect.soft(kazakh).toMatch(/^Сәлеметсіз бе! /)
      expect.soft(kazakh).toContain(`\n${new URL(`/kk${path}`, baseURL)}`)
    }
    const ofCompanies = await messagesOf(request, '/corporate-clients', userAgents[device])
    expect.soft(new Set(ofCompanies).size).toBe(1)
    expect.soft(ofCompanies[0]).toContain(`\n${new URL('/corporate-clients', baseURL)}`)
  })
}
