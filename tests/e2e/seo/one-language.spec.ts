/** R6: a record without a Kazakh text does not exist in Kazakh. */

import { send } from '@clinic/seo-report/rules/crawl'
import { parsePage } from '@clinic/seo-report/rules/page'
import { alternatesOf } from '@clinic/seo-report/rules/site'
import { parseSitemap } from '@clinic/seo-report/rules/sitemap-file'
import { expect } from '@playwright/test'
import {
  pathOf,
  recordRoutes,
  redirects,
  type SlugKind,
  slugKinds,
} from '../../../lib/routing/routes'
import { type BackendProxy, withoutKazakh } from '../../support/seo/one-language-backend'
import { type Running, type SiteFolder, siteFolder, startBackend } from '../../support/site'
import { test } from '../../support/test'
import { until } from '../../support/until'
import { devices, userAgents, watch } from '../support/visitors'

/** Their slugs have an id and are the same in both languages; or they are tabs. */
const others: readonly SlugKind[] = ['analysisCategory', 'specialty', 'serviceCategory']

/** The article first. */
const lists = (['article', ...slugKinds.filter(kind => kind !== 'article')] as const)
  .filter(kind => !others.includes(kind))
  .map(kind => recordRoutes[kind])

let folder: SiteFolder
const running: (Running | BackendProxy)[] = []
let site: Running
/** Slug of the first record of each list. */
let slugs: string[] = []

test.describe.configure({ mode: 'default' })
test.use(devices.desktop)

test.beforeAll(async () => {
  folder = siteFolder()
  test.setTimeout(240_000)
  const backend = await startBackend()
  running.push(backend)
  slugs = await Promise.all(lists.map(({ list }) => firstSlug(`${backend.url}/api/${list}`)))
  const translating = await withoutKazakh(backend.url, slugs)
  running.unshift(translating)
  site = await folder.start({ BACKEND_URL: translating.url })
  running.unshift(site)
  // It is ready before it has all lists of its backend: until then a page is 503.
  for (const path of paths()) {
    await until(async () => (await load(`/kk${path}`)).status !== 503, 60_000)
  }
})

test.afterAll(async () => {
  for (const each of running) await each.stop()
  folder.remove()
})

async function firstSlug(url: string): Promise<string> {
  const { data } = await (await fetch(url)).json()
  const [first] = data.data ?? data
  return first.slug
}

const visitors = { desktop: 'curl/8.5.0', phone: userAgents.googlebotPhone }

async function load(path: string, visitor: keyof typeof visitors = 'desktop') {
  return parsePage(await send({ url: site.url + path, visitor }, visitors))
}

const paths = () => lists.map(({ name }, index) => pathOf(name, slugs[index]))

/** The language switch of a page leads to the list of its kind. */
function expectListSwitch({ links }: Awaited<ReturnType<typeof load>>, path: string) {
  const twins = links.filter(({ hreflang }) => hreflang === 'kk').map(({ href }) => href)
  const section = path.split('/')[1] ?? ''
  expect(new Set(twins), path).toEqual(new Set([`${site.url}/kk${redirects[`/${section}`]}`]))
}

test('it is a 404 in Kazakh, has no Kazakh alternate, and its switch leads to the list', async () => {
  for (const path of paths()) {
    expect((await load(`/kk${path}`)).status, path).toBe(404)
    const page = await load(path)
    expect(page.status, path).toBe(200)
    const url = site.url + path
    expect(alternatesOf(page), path).toEqual({ ru: url, 'x-default': url })
    expectListSwitch(page, path)
  }
})

test('the language switch leads to the list on phones, too', async () => {
  for (const kind of ['article', 'doctor'] as const) {
    const path = pathOf(recordRoutes[kind].name, slugs[lists.indexOf(recordRoutes[kind])])
    expectListSwitch(await load(path, 'phone'), path)
  }
})

test('it is not in the Kazakh part of the sitemap', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const { entries } = parseSitemap(`${site.url}/sitemap.xml`, xml)
  for (const path of paths()) {
    const url = site.url + path
    expect(entries.find(({ loc }) => loc === url)?.alternates).toEqual({
      ru: url,
      'x-default': url,
    })
    expect(entries.find(({ loc }) => loc === `${site.url}/kk${path}`)).toBeUndefined()
  }
})

test('of other records it leads to the other language version', async () => {
  const { links } = await load('/posts/mrt-ili-kt')
  const twins = links.filter(({ hreflang }) => hreflang === 'kk').map(({ href }) => href)
  expect(new Set(twins)).toEqual(new Set([`${site.url}/kk/posts/mrt-ili-kt`]))
})

test('a visitor with the cookie for Kazakh sees it in Russian', async () => {
  for (const path of paths()) {
    const headers = { Cookie: 'lang=kk' }
    expect((await fetch(site.url + path, { headers, redirect: 'manual' })).status, path).toBe(200)
  }
  const twin = await fetch(`${site.url}/posts/mrt-ili-kt`, {
    headers: { Cookie: 'lang=kk' },
    redirect: 'manual',
  })
  expect(twin.status).toBe(307)
})

test('in a browser: no error, no redirect to the other language, and the list after the switch', async ({
  page,
}) => {
  const watched = watch(page)
  const path = paths()[0] ?? ''
  const kazakh = page.locator('aside a[hreflang="kk"]')
  await page.goto(`${site.url}/posts/list`, { waitUntil: 'networkidle' })
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(site.url + path)
  await expect(kazakh).toHaveAttribute('href', '/kk/posts/list')
  // By its URL, while local storage has Kazakh.
  await page.evaluate(() => localStorage.setItem('lang', 'kk'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page).toHaveURL(site.url + path)
  await kazakh.click()
  await expect(page).toHaveURL(`${site.url}/kk/posts/list`)
  watched.expectNone()
})
