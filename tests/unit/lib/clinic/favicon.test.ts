import { readFileSync } from 'node:fs'
import sharp from 'sharp'

test('favicon.ico has pictures of 16, 32 and 48 pixels', async () => {
  const icon = readFileSync('content/files/icons/favicon.ico')
  const count = icon.readUInt16LE(4)
  const sizes = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = 6 + 16 * index
      const from = icon.readUInt32LE(entry + 12)
      const { width } = await sharp(
        icon.subarray(from, from + icon.readUInt32LE(entry + 8)),
      ).metadata()
      return width
    }),
  )
  expect(sizes).toEqual([16, 32, 48])
})
