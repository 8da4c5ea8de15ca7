import type { Browser, Request } from '@playwright/test'
import type { Weight } from './page-weight'
/** Requests for a page: its HTML by an HTTP client, its subresources by Chromium. */

export const layouts = {
  desktop: {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36',
    viewport: { width: 1440, height: 900 },
  },
  mobile: {
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
}
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" />'

export type Layout = keyof typeof layouts

export interface Requests {
  total: number
  byType: Record<string, number>
  laterScripts: number
  /** Bytes of the pictures; `null` when not optimised */
  pictures: number | null
}

export async function getPage(url: string, layout: Layout) {
  const headers = { 'User-Agent': layouts[layout].userAgent }
  const response = await fetch(url, { headers, redirect: 'manual' })
  const link = response.headers.get('link')
  return { url, status: response.status, link, html: await response.text() }
}

/**
 * Requests of a browser with an empty cache until the network is idle.
 * @param withPictures optimising them takes most of the time
 */
export async function countRequests(
  browser: Browser,
  url: string,
  layout: Layout,
  { scripts }: Weight,
  withPictures: boolean,
): Promise<Requests> {
  const context = await browser.newContext(layouts[layout])
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', request => {
    if (request.url().startsWith('http')) requests.push(request)
  })
  if (!withPictures) {
    await page.route('**/_next/image?*', route =>
      route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
    )
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  const pictures = withPictures ? await bytesOf(requests, 'image') : null
  await context.close()
  const first = new Set(scripts.map(part => new URL(part.url, url).href))
  const byType: Record<string, number> = {}
  for (const request of requests) {
    const type = request.resourceType()
    byType[type] = (byType[type] ?? 0) + 1
  }
  const later = requests.filter(
    request => request.resourceType() === 'script' && !first.has(request.url()),
  )
  return { total: requests.length, byType, laterScripts: later.length, pictures }
}

async function bytesOf(requests: readonly Request[], type: string) {
  const wanted = requests.filter(request => request.resourceType() === type)
  const sizes = await Promise.all(wanted.map(request => request.sizes().catch(() => null)))
  return sizes.reduce((total, size) => total + (size?.responseBodySize ?? 0), 0)
}
