/** Checks that the pictures in `files/` of the content folder can be shown. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import { decodedHeic, isHeic } from '@/lib/clinic/files/heic'
import { attemptAsync } from '@/lib/errors/attempt'
import { whereThere } from '@/lib/errors/there'

const ending = /\.(?:avif|hei[cf]|jpe?g|png|webp)$/i

/** What was read before: the editor checks the same pictures at each change. */
const whole = new Set<string>()

/** Files that are named as pictures, and are none or not whole. */
export async function checkPictures(): Promise<readonly Finding[]> {
  const options = { recursive: true, encoding: 'utf8' } as const
  const names = whereThere(() => readdirSync(join(contentDir(), 'files'), options)) ?? []
  const findings: Finding[] = []
  // One after another: a photograph takes up to 150 MB.
  for (const name of names.filter(each => ending.test(each))) {
    const file = join('files', name)
    const data = whereThere(() => readFileSync(join(contentDir(), file)))
    if (!data) continue
    const hash = createHash('sha256').update(data).digest('hex')
    if (whole.has(hash)) continue
    if (await isWhole(data)) whole.add(hash)
    else findings.push({ file, code: 'brokenPicture', values: {} })
  }
  return findings
}

/** All of it is read, though drawn small, which is quicker. */
async function isWhole(data: Buffer): Promise<boolean> {
  const read = async () => {
    const picture = sharp(data, { failOn: 'error' })
    const decoded = isHeic(await picture.metadata()) ? await decodedHeic(data) : picture
    return decoded.resize(64).raw().toBuffer()
  }
  return (await attemptAsync(read, 'Error')) !== undefined
}
