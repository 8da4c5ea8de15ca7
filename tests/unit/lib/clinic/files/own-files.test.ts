import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownFile } from '@/lib/clinic/files/own-files'

const dir = mkdtempSync(join(tmpdir(), 'own-files-'))
process.env.CONTENT_DIR = dir
beforeAll(() => mkdirSync(join(dir, 'files')))
afterAll(() => rmSync(dir, { recursive: true }))

const put = (name: string, data: Buffer | string) => writeFileSync(join(dir, 'files', name), data)

async function get(name: string) {
  const response = await ownFile(new Request(`http://localhost/files/${name}`))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('Content-Type'), body }
}

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) => {
  const right = { create: { width: width / 2, height, channels: 3, background: '#00f' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

/** As a phone that was held upright saves it: on its side (EXIF orientation 6), with the place. */
const photograph = (width: number, height: number) =>
  halves(width, height)
    .withExif({
      IFD0: { Make: 'Telefon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 14/1 0/1' },
    })
    .withMetadata({ orientation: 6 })

const pointAt = async (picture: Buffer, left: number, top: number) => {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(picture).extract(area).removeAlpha().raw().toBuffer())]
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph as %s is served upright, without the place and the name of the camera',
  async format => {
    const before = await photograph(120, 80).toFormat(format).toBuffer()
    expect((await sharp(before).metadata()).exif?.includes('Telefon')).toBe(true)
    put(`photo.${format}`, before)
    const { status, type, body } = await get(`photo.${format}`)
    expect([status, type]).toEqual([200, `image/${format}`])
    const { width, height, exif, xmp, orientation = 1 } = await sharp(body).metadata()
    expect({ width, height, exif, xmp, orientation }).toEqual({
      width: 80,
      height: 120,
      exif: undefined,
      xmp: undefined,
      orientation: 1,
    })
    expect(body.includes('Telefon')).toBe(false)
    const [[red = 0], [, , blue = 0]] = [await pointAt(body, 40, 10), await pointAt(body, 40, 110)]
    expect(Math.min(red, blue)).toBeGreaterThan(200)
  },
)

test('a large photograph is at most 2400 points wide and high', async () => {
  put('large.JPG', await photograph(4000, 3000).jpeg().toBuffer())
  const [{ body }, again] = await Promise.all([get('large.JPG'), get('large.JPG')])
  expect(await sharp(body).metadata()).toMatchObject({ width: 1800, height: 2400, format: 'jpeg' })
  expect(again.body).toEqual(body)
  put('large.JPG', await halves(3000, 300).jpeg().toBuffer())
  const { body: replaced } = await get('large.JPG')
  expect(await sharp(replaced).metadata()).toMatchObject({ width: 2400, height: 240 })
})

test('an animated picture stays so', async () => {
  const frames = await Promise.all(
    [halves(40, 30), halves(40, 30).negate()].map(it => it.png().toBuffer()),
  )
  const animated = sharp(frames, { join: { animated: true } }).webp()
  put('animated.webp', await animated.withExif({ IFD0: { Make: 'Telefon' } }).toBuffer())
  const { body } = await get('animated.webp')
  expect(await sharp(body).metadata()).toMatchObject({ pages: 2, width: 40, height: 30 })
  expect(body.includes('Telefon')).toBe(false)
})

test('a picture without such data and other files are served as they are', async () => {
  put('plain.jpg', await halves(600, 400).jpeg().toBuffer())
  put('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  put('paper.pdf', '%PDF-1.7')
  for (const name of ['plain.jpg', 'mark.svg', 'paper.pdf']) {
    expect((await get(name)).body).toEqual(readFileSync(join(dir, 'files', name)))
  }
})

test('what is named as a photograph and is none is not served; of half a photograph its half is', async () => {
  put('text.jpg', 'a text')
  expect((await get('text.jpg')).status).toBe(404)
  const whole = await photograph(1200, 800).jpeg().toBuffer()
  put('half.jpg', whole.subarray(0, whole.length / 2))
  const { status, body } = await get('half.jpg')
  expect(status).toBe(200)
  expect(await sharp(body).metadata()).toMatchObject({ width: 800, height: 1200 })
  expect(body.includes('Telefon')).toBe(false)
})
