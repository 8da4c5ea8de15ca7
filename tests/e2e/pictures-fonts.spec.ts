/**
 * Pictures come in the size they are drawn in, the first of a page at once; nothing moves when
 * letters arrive late; all letters of a page are one file.
 */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Device, devices } from './support/visitors'

/** A page of each kind that has pictures. */
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

/** Their breadcrumbs fill a line of a phone to the last pixels. */
const fullLines = [
  '/kk/services/details/osmotr-pered-sadom-i-shkoloy',
  '/kk/services/details/bazovye-analizy-krovi',
]

/** Device pixels for one of CSS; that of a phone is a Pixel 8's. */
const density = { desktop: 1, phone: 2.625 } as const satisfies Record<Device, number>

/** A picture may be as much larger than it is drawn, and hardly smaller. */
const waste = 1.6
const blur = 0.95

/**
 * Cumulative layout shift where letters come 0.6 s late: a line more or less of one paragraph. What
 * is wrong in earnest, such as a row of tabs that wraps, is ten times that; good is up to 0.1.
 */
const mostShift = 0.02

/** Of the first picture on a phone. */
const mostBytes = 40 * 1024

interface Drawn {
  /** Path of the file. */
  readonly picture: string
  /** Device pixels it fills. */
  readonly needed: number
  /** Widths the page offers, ascending, and the one the browser takes. */
  readonly offered: readonly number[]
  readonly taken: number
}

/** A drawing as wide and as high as the picture that is asked for: its frame must not tell them apart. */
async function drawingFor(address: string): Promise<string> {
  const asked = new URL(address).searchParams
  const { width, height } = await sharp(join('public', asked.get('url') ?? '')).metadata()
  const wide = Number(asked.get('w'))
  const high = (wide * (height ?? 0)) / (width ?? 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"/>`
}

/** Letters and pictures come late. @returns what draws every further picture at once: none is made for nothing */
async function delay(page: Page): Promise<() => Promise<void>> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\.woff2$|\/_next\/image/, async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })
  return async () => {
    await page.route('/_next/image*', async route => {
      const body = await drawingFor(route.request().url())
      await route.fulfill({ body, contentType: 'image/svg+xml' })
    })
  }
}

/** The first picture in the window. */
function firstInSight(page: Page) {
  return page.locator('main img').evaluateAll((all: HTMLImageElement[]) => {
    const image = all.find(each => {
      const { top, width } = each.getBoundingClientRect()
      // The face of who checked an article is never the largest paint.
      return each.checkVisibility() && width > 64 && top < innerHeight
    })
    return image && { src: image.currentSrc, lazy: image.loading, first: image.fetchPriority }
  })
}

/** Every picture that is laid out, the lazy ones as well. */
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
        // A picture that covers its frame is wider than the frame where that is taller.
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

/** Much larger than need be although a smaller one is offered, or blurred although a larger one is. */
function isWrong({ picture, needed, offered, taken }: Drawn, all: readonly Drawn[]): boolean {
  if (taken < blur * needed) return offered.some(width => width > taken)
  if (taken <= waste * needed || !offered.some(width => width < taken && width >= needed)) {
    return false
  }
  // What the browser has for a larger place of the page, it takes for a smaller one, too.
  return !all.some(each => each.picture === picture && each.taken === taken && each.needed > needed)
}

function describe({ picture, needed, taken }: Drawn): string {
  return `${picture} fills ${Math.round(needed)} pixels and comes with ${taken}`
}

for (const device of Object.keys(devices) as Device[]) {
  test.describe(device, () => {
    test.use({ ...devices[device], deviceScaleFactor: density[device] })

    test('pictures have the size they are drawn in, the first is fetched at once and small; nothing moves when all of it is late', async ({
      page,
      request,
    }) => {
      const all: string[] = []
      const wrong: string[] = []
      const moving: string[] = []
      for (const path of [...paths, ...fullLines]) {
        const hurry = await delay(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        const shift = await layoutShift(page)
        if (shift > mostShift) moving.push(`${path}: ${shift.toFixed(3)}`)
        await hurry()
        const first = await firstInSight(page)
        const drawn = await drawnPictures(page)
        all.push(...drawn.map(describe))
        wrong.push(
          ...drawn.filter(each => isWrong(each, drawn)).map(each => `${path}: ${describe(each)}`),
        )
        if (!first) continue
        expect({ path, ...first }).toEqual({ path, src: first.src, lazy: 'eager', first: 'high' })
        const headers = { Accept: 'image/avif,image/webp,*/*' }
        const response = await request.get(first.src, { headers })
        expect(response.headers()['content-type'], path).toBe('image/avif')
        if (device === 'phone') expect((await response.body()).length, path).toBeLessThan(mostBytes)
      }
      expect(all.length).toBeGreaterThan(paths.length)
      expect(wrong).toEqual([])
      expect(moving).toEqual([])
    })
  })
}

/** Cumulative layout shift since the page began; a page that has no letters yet shifts later. */
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

for (const path of ['/', '/kk']) {
  test(`${path} fetches one file of letters, at once`, async ({ page }) => {
    const files: string[] = []
    page.on('response', response => {
      if (response.url().endsWith('.woff2')) files.push(response.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded.filter(family => !family.startsWith('Onest as'))).toEqual(['onest'])
    const preloaded = page.locator('link[rel="preload"][as="font"]')
    await expect(preloaded).toHaveCount(1)
    expect(files).toEqual([new URL((await preloaded.getAttribute('href')) ?? '', page.url()).href])
  })
}

test('the stand-ins for letters come after all of the letters', async ({ page }) => {
  await page.goto('/')
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(families).toMatch(/^"?onest"?, "?latin"?, "?cyrillic"?, "?extended"?, "Onest as/)
})

test('the optimiser makes what pages ask for, and nothing else', async ({ request }) => {
  const statusOf = async (query: Readonly<Record<string, string>>) => {
    const asked = { url: '/images/home/about.webp', w: '640', q: '70', ...query }
    const response = await request.get(`/_next/image?${new URLSearchParams(asked)}`)
    return response.status()
  }
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ w: '641' })).toBe(400)
  expect(await statusOf({ q: '100' })).toBe(400)
  expect(await statusOf({ url: '/icons/icon.svg' })).toBe(400)
  expect(await statusOf({ url: 'https://elsewhere.example/a.webp' })).toBe(400)
  expect(await statusOf({ url: '//elsewhere.example/a.webp' })).toBe(400)
  for (const spelling of ['about.webp?1', 'about.webp#1', './about.webp', '%61bout.webp']) {
    expect(await statusOf({ url: `/images/home/${spelling}` }), spelling).toBe(400)
  }
})
