import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Crop, cropped } from '@/lib/clinic/files/crop'
import { ownFile } from '@/lib/clinic/files/own-files'

const dir = mkdtempSync(join(tmpdir(), 'own-files-'))
process.env.CONTENT_DIR = dir
process.env.DATA_DIR = join(dir, 'data')
beforeAll(() => mkdirSync(join(dir, 'files')))
afterAll(() => rmSync(dir, { recursive: true }))

const put = (name: string, data: Buffer | string) => writeFileSync(join(dir, 'files', name), data)

/** Crops that records name. */
const named = new Set<string>()

async function get(name: string) {
  const request = new Request(`http://localhost/files/${name}`)
  const response = await ownFile(request, async pathname => named.has(pathname))
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

/** What was on the left is on top. */
async function expectUpright(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const [red = 0] = await pointAt(picture, width / 2, 10)
  const [, , blue = 0] = await pointAt(picture, width / 2, height - 10)
  expect(Math.min(red, blue)).toBeGreaterThan(200)
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
    await expectUpright(body)
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

test('a portrait that is of the shape already is served as it is', async () => {
  put('portrait.jpg', await halves(400, 500).jpeg().toBuffer())
  const path = cropped('/files/portrait.jpg', { shape: 'portrait' })
  named.add(path)
  const { body } = await get(path.slice('/files/'.length))
  expect(body).toEqual(readFileSync(join(dir, 'files/portrait.jpg')))
})

test('a file that was fetched before is sent again only where it has changed', async () => {
  const tagOf = async () => {
    const response = await ownFile(new Request('http://localhost/files/tag.pdf'), async () => false)
    return response.headers.get('ETag')
  }
  put('tag.pdf', '%PDF-1.7')
  const before = await tagOf()
  expect([before, await tagOf()]).toEqual([expect.stringMatching(/^".{20,}"$/), before])
  put('tag.pdf', '%PDF-1.8')
  expect(await tagOf()).not.toBe(before)
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

test('a photograph of an iPhone is served as JPEG, upright and without the place, whatever it is named', async () => {
  for (const name of ['phone.HEIC', 'phone.jpg']) {
    copyFileSync('tests/support/phone.heic', join(dir, 'files', name))
    const { type, body } = await get(name)
    expect(type).toBe('image/jpeg')
    const { format, width, height, exif } = await sharp(body).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 640,
      height: 960,
      exif: undefined,
    })
    await expectUpright(body)
  }
})

test('the wide colours of an iPhone keep their look (B182)', async () => {
  // In Display P3, as heif-enc made it: all of it the red that is 255, 0, 0 in sRGB.
  copyFileSync('tests/support/phone-p3.heic', join(dir, 'files', 'p3.heic'))
  const { body } = await get('p3.heic')
  const { channels } = await sharp(body).stats()
  const [red = 0, green = 255, blue = 255] = channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(247)
  expect(Math.max(green, blue)).toBeLessThan(12)
  expect((await sharp(body).metadata()).icc).toBeUndefined()
})

/** A face, as far as a crop can tell, at a point of a wall. */
const portrait = (width: number, height: number, x: number, y: number) => {
  const face = { create: { width: 100, height: 100, channels: 3, background: '#d8a078' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#ccd' } }).composite([
    { input: face, left: x - 50, top: y - 50 },
  ])
}

/** Where the face is, as a part of the picture. */
async function faceIn(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    at => (data[at * 3] ?? 0) - (data[at * 3 + 2] ?? 0) > 40,
  )
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
  return {
    x: mean(points.map(at => at % info.width)) / info.width,
    y: mean(points.map(at => Math.floor(at / info.width))) / info.height,
  }
}

async function getCropped(name: string, crop: Crop) {
  const pathname = cropped(`/files/${name}`, crop)
  named.add(pathname)
  return get(pathname.slice('/files/'.length))
}

test('a cropped photograph has its focal point in the middle, a little above, as far as there is room', async () => {
  put('wide.jpg', await portrait(1600, 1000, 1200, 400).jpeg().toBuffer())
  put('tall.png', await portrait(600, 1600, 300, 800).png().toBuffer())
  const wide = await getCropped('wide.jpg', { shape: 'portrait', focus: { x: 75, y: 40 } })
  expect(await sharp(wide.body).metadata()).toMatchObject({ width: 800, height: 1000 })
  expect((await faceIn(wide.body)).x).toBeCloseTo(0.5, 1)
  const tall = await getCropped('tall.png', { shape: 'portrait', focus: { x: 50, y: 50 } })
  expect(await sharp(tall.body).metadata()).toMatchObject({ width: 600, height: 750 })
  expect((await faceIn(tall.body)).y).toBeCloseTo(0.4, 1)
  const edge = await getCropped('wide.jpg', { shape: 'landscape', focus: { x: 100, y: 0 } })
  expect(await sharp(edge.body).metadata()).toMatchObject({ width: 1333, height: 1000 })
  expect((await faceIn(edge.body)).x).toBeCloseTo((1200 - 267) / 1333, 1)
})

test('a face that stands low comes up in a portrait, which shows less around it', async () => {
  put('low.jpg', await portrait(1600, 1000, 400, 640).jpeg().toBuffer())
  const { body } = await getCropped('low.jpg', { shape: 'portrait', focus: { x: 25, y: 64 } })
  expect(await sharp(body).metadata()).toMatchObject({ width: 480, height: 600 })
  const { x, y } = await faceIn(body)
  expect([x, y]).toEqual([expect.closeTo(0.5, 1), expect.closeTo(0.4, 1)])
})

test('without a focal point a portrait shows the face, on a photograph of any orientation', async () => {
  const picture = portrait(1600, 1000, 1350, 500).withMetadata({ orientation: 3 })
  put('turned.webp', await picture.webp().toBuffer())
  const { body } = await getCropped('turned.webp', { shape: 'portrait' })
  const { x } = await faceIn(body)
  expect(x).toBeGreaterThan(0.2)
  expect(x).toBeLessThan(0.8)
})

test('a crop that no record names is not made', async () => {
  put('other.jpg', await portrait(600, 600, 300, 300).jpeg().toBuffer())
  expect((await get('other.jpg/portrait-13-37')).status).toBe(404)
  expect((await get('other.jpg')).status).toBe(200)
})

test('what was converted is kept on disk, up to 500 pictures', async () => {
  const folder = join(dir, 'data/pictures')
  rmSync(folder, { recursive: true })
  put('kept.jpg', await photograph(300, 200).jpeg().toBuffer())
  const { body } = await get('kept.jpg')
  const [name = ''] = readdirSync(folder)
  expect(readFileSync(join(folder, name))).toEqual(body)
  writeFileSync(join(folder, name), 'as it was kept')
  expect(String((await get('kept.jpg')).body)).toBe('as it was kept')
  for (let index = 0; index < 510; index++) {
    writeFileSync(join(folder, `old-${index}`), '')
    utimesSync(join(folder, `old-${index}`), 1, index)
  }
  put('next.jpg', await photograph(200, 300).jpeg().toBuffer())
  await get('next.jpg')
  const names = readdirSync(folder)
  expect(names).toHaveLength(500)
  expect(names).toEqual(expect.arrayContaining([name, 'old-509']))
})
