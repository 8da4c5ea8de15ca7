/**
 * Images are loaded in the size in which they are displayed, the first one eagerly; late fonts and
 * images cause no layout shift; a page loads one font file.
 */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

/** A page of each type that has images. */
const paths = [
  '/',
  '/services/top',
  '/services/details/mrt-golovnogo-mozga',
  '/doctors-list/list',
  '/doctors-list/suleymenova-asel',
  '/promotions/list',
  '/promotions/uzi-posle-16-00',
  '/posts/list',
  '/posts/mrt-ili-kt',
  '/check-up/list',
  '/check-up/adults/zdorovoe-serdce',
  '/about-us',
  '/corporate-clients',
]

/** Their breadcrumbs fill a line of a phone almost completely, which a late font could wrap. */
const fullLines = [
  '/kk/services/details/osmotr-pered-sadom-i-shkoloy',
  '/kk/services/details/bazovye-analizy-krovi',
]

/** Device pixel ratio; that of the phone is a Pixel 8's. */
const density = { desktop: 1, phone: 2.625 } as const satisfies Record<Device, number>

/** An image may be this much larger than displayed, and hardly smaller. */
const waste = 1.6
const blur = 0.95

/**
 * Maximum CLS when the font is 0.6 s late: a paragraph with a line more or less. A real defect,
 * such as a row of tabs that wraps, is six times that; up to 0.1 counts as good.
 */
const mostShift = 0.03

/** Maximum size of the first image on a phone. */
const mostBytes = 40 * 1024

interface Drawn {
  /** Path of the file. */
  readonly picture: string
  /** Width in device pixels. */
  readonly needed: number
  /** Offered widths, ascending, and the one that the browser chose. */
  readonly offered: readonly number[]
  readonly taken: number
}

/**
 * An SVG with the width and aspect ratio of the requested image, so that the layout does not
 * change.
 */
async function drawingFor(address: string): Promise<string> {
  const asked = new URL(address).searchParams
  // A doctor's is cropped, to the shape that those of the sample have.
  const file = (asked.get('url') ?? '').replace(/\/portrait$/, '')
  const { width, height } = await sharp(join('content', file)).metadata()
  const wide = Number(asked.get('w'))
  const high = (wide * (height ?? 0)) / (width ?? 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"/>`
}

/**
 * Delays fonts and images, which are drawings instead of optimised ones. @returns a function after
 * which images load at once
 */
async function delay(page: Page): Promise<() => void> {
  let ms = 600
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\.woff2$|\/_next\/image/, async route => {
    await new Promise(resolve => setTimeout(resolve, ms))
    const url = route.request().url()
    if (url.endsWith('.woff2')) await route.continue()
    else await route.fulfill({ body: await drawingFor(url), contentType: 'image/svg+xml' })
  })
  return () => {
    ms = 0
  }
}

/** The first image in the viewport. */
function firstInSight(page: Page) {
  return page.locator('main img').evaluateAll((all: HTMLImageElement[]) => {
    const image = all.find(each => {
      const { top, width } = each.getBoundingClientRect()
      // The portrait of the doctor who checked an article is never the LCP element.
      return each.checkVisibility() && width > 64 && top < innerHeight
    })
    return image && { src: image.currentSrc, lazy: image.loading, first: image.fetchPriority }
  })
}

/** All images that are laid out, lazy ones included. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  await page.locator('img[srcset]').evaluateAll(async (all: HTMLImageElement[]) => {
    for (const image of all) image.loading = 'eager'
    const visible = all.filter(image => image.checkVisibility() && image.clientWidth > 0)
    await Promise.all(visible.map(image => image.decode()))
  })
  return page.locator('img[srcset]').evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter(image => image.checkVisibility() && image.clientWidth > 0)
      .map(image => {
        const { width, height } = image.getBoundingClientRect()
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        // With `object-fit: cover` an image is wider than its frame if the frame is taller.
        const covers = getComputedStyle(image).objectFit === 'cover'
        const widthOf = (address: string) =>
          Number(new URL(address, document.baseURI).searchParams.get('w'))
        return {
          picture: new URL(image.currentSrc).searchParams.get('url') ?? image.currentSrc,
          needed: (covers ? Math.max(width, height * shape) : width) * devicePixelRatio,
          offered: image.srcset
            .split(', ')
            .map(candidate => widthOf(candidate.split(' ')[0] ?? '')),
          taken: widthOf(image.currentSrc),
        }
      }),
  )
}

/**
 * Much larger than needed although a smaller one is offered, or too small although a larger one is.
 */
function isWrong({ picture, needed, offered, taken }: Drawn, all: readonly Drawn[]): boolean {
  if (taken < blur * needed) return offered.some(width => width > taken)
  if (taken <= waste * needed || !offered.some(width => width < taken && width >= needed)) {
    return false
  }
  // An image that the browser has already loaded for a larger place is reused for a smaller one.
  return !all.some(each => each.picture === picture && each.taken === taken && each.needed > needed)
}

function describe({ picture, needed, taken }: Drawn): string {
  return `${picture} fills ${Math.round(needed)} pixels and comes with ${taken}`
}

for (const device of Object.keys(devices) as Device[]) {
  test.describe(device, { tag: '@own-page' }, () => {
    test.use({ ...devices[device], deviceScaleFactor: density[device] })

    test('images match their displayed size, the first is eager and small, and nothing shifts when fonts and images are late', async ({
      page,
      request,
    }) => {
      const all: string[] = []
      const wrong: string[] = []
      const moving: string[] = []
      for (const path of device === 'phone' ? [...paths, ...fullLines] : paths) {
        const hurry = await delay(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        const shift = await layoutShift(page)
        if (shift > mostShift) moving.push(`${path}: ${shift.toFixed(3)}`)
        hurry()
        if (fullLines.includes(path)) continue
        const first = await firstInSight(page)
        const drawn = await drawnPictures(page)
        all.push(...drawn.map(describe))
        wrong.push(
          ...drawn.filter(each => isWrong(each, drawn)).map(each => `${path}: ${describe(each)}`),
        )
        if (!first) continue
        expect({ path, ...first }).toEqual({ path, src: first.src, lazy: 'eager', first: 'high' })
        if (device !== 'phone') continue
        const headers = { Accept: 'image/avif,image/webp,*/*' }
        const response = await request.get(first.src, { headers })
        expect(response.headers()['content-type'], path).toBe('image/avif')
        expect((await response.body()).length, path).toBeLessThan(mostBytes)
      }
      expect(all.length).toBeGreaterThan(paths.length)
      expect(wrong).toEqual([])
      expect(moving).toEqual([])
    })
  })
}

/** CLS since navigation, measured when fonts are ready, as the font swap may shift the layout. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
      'value' in entry
    return new Promise<number>(resolve => {
      let sum = 0
      const observer = new PerformanceObserver(list => {
        for (const entry of list.getEntries().filter(isShift)) sum += entry.value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })
  })
}

test('all letters of a page are in one font file, preloaded; fallback fonts come after all web fonts', {
  tag: '@own-page',
}, async ({ page }) => {
  const files: string[] = []
  page.on('response', response => {
    if (response.url().endsWith('.woff2')) files.push(response.url())
  })
  // Kazakh, Russian and Latin letters, and the tenge sign; the Russian page has a letter more, «ё».
  for (const path of ['/', '/kk']) await page.goto(path, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded.filter(family => !family.startsWith('Onest as'))).toEqual(['onest'])
  const preloaded = page.locator('link[rel="preload"][as="font"]')
  await expect(preloaded).toHaveCount(1)
  expect([...new Set(files)]).toEqual([
    new URL((await preloaded.getAttribute('href')) ?? '', page.url()).href,
  ])
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(families).toMatch(/^"?onest"?, "?latin"?, "?cyrillic"?, "?extended"?, "Onest as/)
})

test('the image optimiser accepts only the widths, qualities and paths that pages use', async ({
  request,
}) => {
  const statusOf = async (query: Readonly<Record<string, string>>) => {
    const asked = { url: '/files/home/about.webp', w: '640', q: '70', ...query }
    const response = await request.get(`/_next/image?${new URLSearchParams(asked)}`)
    return response.status()
  }
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ w: '641' })).toBe(400)
  expect(await statusOf({ q: '100' })).toBe(400)
  expect(await statusOf({ url: '/files/icons/icon.svg' })).toBe(400)
  expect(await statusOf({ url: 'https://elsewhere.example/a.webp' })).toBe(400)
  expect(await statusOf({ url: '//elsewhere.example/a.webp' })).toBe(400)
  for (const spelling of ['about.webp?1', 'about.webp#1', './about.webp', '%61bout.webp']) {
    expect(await statusOf({ url: `/files/home/${spelling}` }), spelling).toBe(400)
  }
})
