import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { wholeShare } from '@/lib/seo/share-files'

const dir = mkdtempSync(join(tmpdir(), 'share-files-'))
process.env.CONTENT_DIR = dir
afterAll(() => rmSync(dir, { recursive: true }))

test("a phone's photograph is upright in a share picture", async () => {
  mkdirSync(join(dir, 'files'))
  const blue = { create: { width: 600, height: 800, channels: 3, background: '#00f' } } as const
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFile(join(dir, 'files/photo.png'))
  const share = (await wholeShare('/files/photo.png')) ?? undefined
  // Its upper part, which is red from edge to edge.
  const [red, , blueness] = (await sharp(share).stats()).channels
  expect(red?.mean).toBeGreaterThan(230)
  expect(blueness?.mean).toBeLessThan(20)
})
