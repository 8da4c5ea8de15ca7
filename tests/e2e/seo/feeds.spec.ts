/** The feed of news as RSS, in both languages, and the addresses of the sitemap's parts. */

import { pooled, send } from '@clinic/seo-report/rules/crawl'
import { graphOf } from '@clinic/seo-report/rules/graph'
import { parsePage } from '@clinic/seo-report/rules/page'
import type { Page } from '@clinic/seo-report/rules/page-types'
import { expect } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import { test } from '../../support/test'
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

  test(`${path} has every article with the URL and heading of its page`, async ({
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
    const some = items.filter((_, index) => index % 7 === 0)
    await pooled(some, 4, async ({ link, title, pubDate }) => {
      const page = await load(link)
      expect(page.head.links).toContainEqual({ rel: 'canonical', href: link, hreflang: undefined })
      expect(page.h1).toEqual([title])
      const published = graphOf(page).top.map(node => node.datePublished)
      expect(published).toContain(new Date(pubDate).toISOString())
    })
  })

  test(`pages of articles link ${path}, others do not`, async ({ baseURL }) => {
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

test('parts of the sitemap are at the root, and only there', async ({ request }) => {
  const ofRoot = await request.get('/sitemap-1.xml')
  expect(ofRoot.status()).toBe(404)
  // From the route's handler: this sitemap has no parts.
  expect(await ofRoot.text()).toBe('Not Found\n')
  const ofFolder = await request.get('/sitemap/1')
  expect(ofFolder.status()).toBe(404)
  expect(ofFolder.headers()['content-type']).toMatch(/^text\/html/)
})
