/** Share pictures of pages (R7; sizes of all of them: the SEO rules). */
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'

/** A rough difference of two pictures: mean difference of brightness, 0 to 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [a, b].map(file => sharp(file).greyscale().resize(60, 32, { fit: 'fill' }).raw().toBuffer()),
  )
  if (!first || !second) throw new Error('No picture')
  const sum = first.reduce(
    (total, value, index) => total + Math.abs(value - (second[index] ?? 0)),
    0,
  )
  return sum / first.length
}

test('a doctor, a promotion and a page have different pictures', async ({ request }) => {
  const pictures = await Promise.all(
    ['ru', 'kk', 'kk/doctors-list/akhmetova-aygul', 'ru/promotions/chistka-zubov-vdvoyom'].map(
      async name => {
        const response = await request.get(`/og/${name}.jpg`)
        expect(response.headers()['content-type']).toBe('image/jpeg')
        const file = await response.body()
        expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
        return file
      },
    ),
  )
  for (const [index, picture] of pictures.entries()) {
    for (const other of pictures.slice(index + 1)) {
      expect(await difference(picture, other)).toBeGreaterThan(0.5)
    }
  }
})

test('nonexistent pages have none, and nothing is written', async ({ request }) => {
  for (const name of ['ru/promotions/no-such', 'ru/search', 'en', 'ru/no-such-page']) {
    for (const visit of [1, 2]) {
      const response = await request.get(`/og/${name}.jpg?visit=${visit}`)
      expect(response.status(), name).toBe(404)
      expect(response.headers()['x-nextjs-cache'], name).not.toBe('HIT')
    }
  }
})

/** A name of each kind that the fonts lack something for, by the promotion that gets it. */
const names = {
  'chistka-zubov-vdvoyom': 'Подарок 🎁, 1️⃣ шаг',
  'udalenie-rodinki': '🎁👨‍👩‍👧🇰🇿',
  'lazernaya-epilyatsiya-tri-zony': '≥ 5 → приём, β-ХГЧ, B₁₂',
  'chistka-litsa-i-piling': '按摩 массаж تدليك бо́ль <b>',
  'sertifikat-na-uhod-za-litsom': 'Очень длинное название акции для всей семьи '.repeat(20),
}

test.describe('with names that the fonts lack something for', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(120_000)

  let content: ContentCopy
  let folder: SiteFolder
  let site: Running

  /** @param broken part of the paths of files that cannot be read */
  async function start(broken = '') {
    folder.forgetPages()
    site = await folder.start({
      CONTENT_DIR: content.dir,
      NODE_OPTIONS: `--require ${join(process.cwd(), 'tests/support/offline.cjs')}`,
      BROKEN_FILES: broken,
    })
  }

  async function picture(slug: string): Promise<Response> {
    const response = await fetch(`${site.url}/og/ru/promotions/${slug}.jpg`)
    expect(response.status, slug).toBe(200)
    const file = Buffer.from(await response.clone().arrayBuffer())
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    return response
  }

  test.beforeAll(() => {
    content = contentCopy()
    for (const [slug, name] of Object.entries(names)) {
      const named = `name: { ru: ${JSON.stringify(name)},`
      content.change(`promotions/${slug}.yaml`, /name: \{ ru: [^,]+,/, named)
    }
    folder = siteFolder()
  })
  test.afterEach(() => site.stop())
  test.afterAll(() => {
    folder.remove()
    content.remove()
  })

  test('all are drawn, without a connection to anywhere', async () => {
    await start()
    for (const slug of Object.keys(names)) await picture(slug)
    expect(site.output()).not.toMatch(/Refused a connection|dynamic font|cannot be drawn/)
  })

  test('a picture that cannot be drawn is the plain one, which is not kept', async () => {
    await start('onest-latin')
    for (const _visit of [1, 2]) {
      const { headers } = await picture('chistka-zubov-vdvoyom')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-nextjs-cache')).not.toBe('HIT')
    }
    expect(site.output()).toContain('cannot be drawn')
  })
})
