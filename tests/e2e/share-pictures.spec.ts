/** Share pictures of pages (R7; sizes of all of them: the SEO rules). */
import { expect } from '@playwright/test'
import sharp from 'sharp'
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
