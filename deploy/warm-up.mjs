#!/usr/bin/env node
// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Requests every page once in both layouts, so that no visitor waits for a page to be rendered:
 * node deploy/warm-up.mjs [URL], by default SITE_URL.
 *
 * One request at a time, and after each a pause as long as it took: visitors go first. It ends
 * after the last page, after three hours, or when the site fails ten times in a row.
 */

const site = process.argv[2] ?? process.env.SITE_URL
const maxDurationMs = 3 * 3_600_000
const maxFailures = 10

/** The most frequent clients: a browser of each layout that accepts brotli. */
const visitors = ['Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0 (Linux; Android 15) Mobile'].map(
  agent => ({ 'User-Agent': agent, 'Accept-Encoding': 'br' }),
)

/** @param {string} path @param {Record<string, string>} [headers] */
async function visit(path, headers = {}) {
  const response = await fetch(new URL(path, site), {
    headers,
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return text
}

/** Paths in a sitemap, whatever host it names. @param {string} xml */
const pathsIn = xml =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })

/** The pages of the sitemap, or of all parts of a sitemap index. */
async function listPages() {
  const xml = await visit('/sitemap.xml')
  const paths = pathsIn(xml)
  if (!xml.includes('<sitemapindex')) return paths
  const parts = await Promise.all(paths.map(path => visit(path)))
  return parts.flatMap(pathsIn)
}

/** With the cause, which `fetch` has below "fetch failed". @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return error
  const cause = /** @type {{ code?: string } | undefined} */ (error.cause)
  return [error.message, cause?.code ?? cause ?? ''].join(' ').trim()
}

async function main() {
  if (!site) throw new Error('Whose pages? node deploy/warm-up.mjs URL, or SITE_URL')
  const began = Date.now()
  const pages = await listPages()
  let made = 0
  let failures = 0
  for (const path of pages) {
    for (const headers of visitors) {
      if (Date.now() - began > maxDurationMs) throw new Error(`Only ${made} visits in three hours`)
      const start = performance.now()
      try {
        await visit(path, headers)
        made += 1
        failures = 0
      } catch (error) {
        failures += 1
        console.error(reasonOf(error))
        if (failures === maxFailures) throw new Error('The site fails: it is left alone')
      }
      await sleep(performance.now() - start)
    }
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${pages.length} pages in both layouts: ${made} visits in ${seconds} s`)
}

main().catch(error => {
  console.error(reasonOf(error))
  process.exitCode = 1
})
