/**
 * All SEO rules on every page of the sitemap, and on several pages of each type as three user
 * agents.
 */
import { expect, test } from '@playwright/test'
import { rules } from '@/lib/seo/rules/checks'
import { unusualLengths } from '@/lib/seo/rules/checks/head'
import { loadSite } from '@/lib/seo/rules/load-site'
import { onePerUrl, type Site } from '@/lib/seo/rules/site'
import { searchVisitors } from '@/lib/seo/rules/user-agents'
import { excerptOf, linesOf } from '@/lib/seo/rules/violation'

// One test, as after a failure the next test would request all pages again.
test('all pages comply with the SEO rules', async ({ baseURL }, info) => {
  test.setTimeout(600_000)
  const site = await test.step('visit', () =>
    loadSite(new URL(baseURL ?? '').origin, searchVisitors))
  expect(site.pages.length).toBeGreaterThan(0)

  const report: string[] = []
  for (const { id, says, check } of rules) {
    await test.step(`${id} ${says}`, async () => {
      const lines = linesOf(await check(site))
      report.push(...lines)
      expect.soft(excerptOf(lines), `${id}: ${says} (${lines.length})`).toEqual([])
    })
  }
  await info.attach('search-rules.txt', { body: report.join('\n') })
  warn(site)
})

/** Lengths of titles and descriptions are only warnings. */
function warn(site: Site) {
  const lines = linesOf(onePerUrl(site.pages).flatMap(unusualLengths))
  if (lines.length > 0) console.warn(['Unusual lengths:', ...excerptOf(lines, 10)].join('\n  '))
}
