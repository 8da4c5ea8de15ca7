/** Feeds: news as RSS in both languages, doctors for Yandex; and the IndexNow key file. */
import { expect, test } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import { pooled, send } from '@/lib/seo/rules/crawl'
import { graphOf, valuesOf } from '@/lib/seo/rules/graph'
import { type Page, parsePage } from '@/lib/seo/rules/page'
import { showsPrice, showsText } from '@/lib/seo/rules/visible-text'
import { xsdFaults } from '@/lib/seo/rules/xsd'
import { type Running, type SiteFolder, siteFolder } from '../../support/site'
import { userAgents } from '../support/visitors'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => name === 'item',
})
const visitors = { desktop: 'curl/8.5.0', phone: userAgents.googlebotPhone }

async function load(url: string, visitor: keyof typeof visitors = 'desktop'): Promise<Page> {
  return parsePage(await send({ url, visitor }, visitors))
}

interface Item {
  readonly title: string
  readonly link: string
  readonly pubDate: string
}

for (const prefix of ['', '/kk']) {
  const path = `${prefix}/feeds/posts.xml`

  test(`${path} has every post with the URL and heading of its page`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { channel } = parser.parse(await response.text()).rss
    expect(channel.language).toBe(prefix ? 'kk' : 'ru')
    expect(channel['atom:link']['@href']).toBe(baseURL + path)
    const items: Item[] = channel.item
    expect(items).toHaveLength(15)
    await pooled(items, 4, async ({ link, title, pubDate }) => {
      const page = await load(link)
      expect(page.head.links).toContainEqual({ rel: 'canonical', href: link, hreflang: undefined })
      expect(page.h1).toEqual([title])
      const published = graphOf(page).top.map(node => node.datePublished)
      expect(published).toContain(new Date(pubDate).toISOString())
    })
  })

  test(`pages of posts link ${path}, others do not`, async ({ baseURL }) => {
    const feedsOf = async (page: string, visitor: keyof typeof visitors) =>
      [
        ...(await load(`${baseURL}${prefix}${page}`, visitor))
          .html()
          .matchAll(/<link [^>]*rss[^>]*>/g),
      ].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])
    for (const visitor of ['desktop', 'phone'] as const) {
      expect(await feedsOf('/posts/list', visitor)).toEqual([baseURL + path])
      expect(await feedsOf('/posts/mrt-ili-kt', visitor)).toEqual([baseURL + path])
      expect(await feedsOf('/contacts', visitor)).toEqual([])
    }
  })
}

test('the feed of doctors is off by default', async ({ request }) => {
  expect((await request.get('/feeds/yandex-doctors.xml')).status()).toBe(404)
})

test('without a key there is no key file', async ({ request }) => {
  for (const path of ['/undefined.txt', '/.txt', `/${key}.txt`]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

interface Offer {
  readonly url: string
  readonly price?: { readonly base_price: number; readonly currency: string }
  readonly service: { readonly '@id': string }
  readonly clinic: { readonly doctor: { readonly '@id': string; readonly speciality: string } }
}

const key = 'A-key-of-the-e2e-suite'

test.describe('enabled by the environment', () => {
  test.describe.configure({ mode: 'default' })
  let folder: SiteFolder
  let site: Running

  test.beforeAll(async () => {
    test.setTimeout(60_000)
    folder = siteFolder()
    site = await folder.start({ YANDEX_DOCTORS_FEED: 'true', INDEXNOW_KEY: key })
  })

  test.afterAll(async () => {
    await site.stop()
    folder.remove()
  })

  test('the key file is in the root and contains only the key', async () => {
    const response = await fetch(`${site.url}/${key}.txt`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(key)
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(site.url + path, { method })).status
    expect(await statusOf(`/${key}.txt`, 'HEAD')).toBe(200)
    expect(await statusOf(`/${key}.txt`, 'POST')).toBe(405)
    expect(await statusOf(`/kk/${key}.txt`)).toBe(404)
    expect(await statusOf(`/${key}x.txt`)).toBe(404)
  })

  test('the feed of doctors is valid, and matches the pages', async () => {
    test.setTimeout(90_000)
    const xml = await (await fetch(`${site.url}/feeds/yandex-doctors.xml`)).text()
    expect(await xsdFaults(xml, 'yandex-doctors')).toEqual([])
    const offers: Offer[] = parser.parse(xml).shop.offers.offer
    const urls = [...new Set(offers.map(({ url }) => url))]
    expect(urls.length).toBeGreaterThanOrEqual(25)
    const pages = new Map(await pooled(urls, 4, async url => [url, await load(url)] as const))
    for (const { url, price, clinic } of offers) {
      const page = pages.get(url)
      if (!page) throw new Error(`${url} was not visited`)
      expect(page.status).toBe(200)
      expect(showsText(page.mainText, clinic.doctor.speciality), url).toBe(true)
      // One doctor's price is on request.
      if (!price) continue
      expect(price.currency).toBe('KZT')
      expect(showsPrice(page.mainText, price.base_price), url).toBe(true)
    }
    expect(offers.filter(({ price }) => price).length).toBeGreaterThan(urls.length)
    for (const [url, page] of pages) {
      const marked = graphOf(page)
        .top.flatMap(node => valuesOf(node.makesOffer))
        .map(offer => (offer as { price: number }).price)
      const offered = offers
        .filter(offer => offer.url === url)
        .flatMap(({ price }) => (price ? [price.base_price] : []))
      expect(offered, url).toEqual(marked)
    }
  })
})
