/** Addresses without a page that are asked for are counted (B137). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteFolder, siteFolder } from '../support/site'
import { visit } from '../support/visit'

let folder: SiteFolder

// Its counts are exact, also when the test runs once more.
beforeEach(() => {
  folder = siteFolder()
})
afterEach(() => folder.remove())

test('by what the site answers, without queries, pages and what scanners look for', async () => {
  const site = await folder.start({})
  const paths = [
    '/uslugi/uzi.html?utm_source=map&phone=77011234567',
    '/Uslugi/UZI.html',
    '/kk/akcii/noch-skidok',
    '/net-takoy/stranicy?q=secret',
    '/contacts',
    '/Contacts/',
    '/services',
    '/wp-login.php',
    '/+77011234567',
    '/sitemap.xml',
  ]
  for (const path of paths) await visit(site.url + path)
  await site.stop()
  const file = join(folder.dataDir, 'asked-addresses.json')
  const today = new Date().toISOString().slice(0, 10)
  const days = { since: today, last: today }
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    {
      path: '/uslugi/uzi.html',
      answer: 'moved',
      to: '/services/category/diagnostika',
      count: 2,
      ...days,
    },
    { path: '/kk/akcii/noch-skidok', answer: 'gone', to: null, count: 1, ...days },
    { path: '/net-takoy/stranicy', answer: 'missing', to: null, count: 1, ...days },
  ])
})
