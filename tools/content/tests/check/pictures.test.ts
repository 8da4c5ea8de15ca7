import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { reportLines } from '@/lib/clinic/files/report'
import { contentCopy } from '@/tests/support/content-copy'
import { checkContent } from '../../check/check'

const { dir, change, reset, remove } = contentCopy()
process.env.CONTENT_DIR = dir
beforeEach(() => mkdirSync(join(dir, 'files/team'), { recursive: true }))
afterEach(reset)
afterAll(remove)

const put = (name: string, data: Buffer | string) => writeFileSync(join(dir, 'files', name), data)

const photograph = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

test('photographs of phones, of any format and orientation, are right (B160)', async () => {
  const doctors = {
    jpeg: 'kim-artem',
    png: 'li-aleksandr',
    webp: 'seytkazina-dinara',
  } as const
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const picture = photograph(1200, 800).withMetadata({ orientation: 6 }).toFormat(format)
    put(`team/photo.${format}`, await picture.toBuffer())
    const image = `image: /files/team/photo.${format}`
    change(`doctors/${doctors[format]}.yaml`, /^image: .*$/m, image)
  }
  copyFileSync('tests/support/phone.heic', join(dir, 'files/team/phone.heic'))
  change('doctors/ismailov-rustam.yaml', /^image: .*$/m, 'image: /files/team/phone.heic')
  const { findings, notes } = await checkContent()
  expect(findings).toEqual([])
  expect(notes.filter(({ file }) => file === 'files')).toEqual([])
})

test('files that are no pictures, and pictures that are not whole', async () => {
  put('team/text.jpg', 'a text')
  put('empty.png', '')
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await photograph(400, 300).toFormat(format).toBuffer()
    put(`half.${format}`, whole.subarray(0, whole.length * 0.9))
  }
  put('half.HEIC', readFileSync('tests/support/phone.heic').subarray(0, 1300))

  const { findings } = await checkContent()
  const broken = [
    'empty.png',
    'half.HEIC',
    'half.avif',
    'half.jpeg',
    'half.png',
    'half.webp',
    'team/text.jpg',
  ]
  expect([...reportLines(findings, 'ru')].sort()).toEqual(
    [
      ...broken.map(
        name =>
          `files/${name}: снимок не открывается или сохранён не целиком — скопируйте файл ещё раз или откройте снимок и сохраните его как JPEG`,
      ),
    ].sort(),
  )
  expect(reportLines(findings, 'en').join()).toContain('expected a whole picture: copy it again')
})
