import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/**
 * Puts the scripts, styles and fonts of a build beside those of earlier ones, where nginx serves
 * them, and compressed versions next to them: `publish-assets.mjs .next/static TARGET`.
 * Open and cached pages request files of their own release, so a file is deleted only when no
 * release has had it for 60 days.
 */

const maxAgeMs = 60 * 24 * 60 * 60 * 1000
const compressible = /\.(js|css|svg|json|map|txt)$/

const compressed = /** @type {const} */ ([
  ['.gz', () => createGzip({ level: 9 })],
  ['.br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
])

/** All files below a folder, as paths from there. @param {string} folder */
async function filesIn(folder) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/**
 * Replaces the file atomically, as nginx may serve it already.
 * @param {string} target
 * @param {(path: string) => Promise<void>} write
 */
async function writeAtomically(target, write) {
  // Not the PID, which is the same in containers that share the folder.
  const unfinished = `${target}.${randomUUID()}.tmp`
  await write(unfinished)
  await rename(unfinished, target)
}

/** @param {string} source @param {string} target */
async function publish(source, target) {
  const now = new Date()
  for (const file of await filesIn(source)) {
    const [from, to] = [join(source, file), join(target, file)]
    await mkdir(dirname(to), { recursive: true })
    if (!existsSync(to)) await writeAtomically(to, path => copyFile(from, path))
    await utimes(to, now, now)
    if (!compressible.test(file)) continue
    for (const [suffix, compressor] of compressed) {
      const packed = to + suffix
      if (!existsSync(packed)) {
        await writeAtomically(packed, path =>
          pipeline(createReadStream(from), compressor(), createWriteStream(path)),
        )
      }
      // `gzip_static` of nginx recommends equal modification times.
      await utimes(packed, now, now)
    }
  }
}

/** @param {string} target */
async function removeOld(target) {
  for (const file of await filesIn(target)) {
    const path = join(target, file)
    // Another instance, which publishes at the same time, may have finished or removed it.
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > maxAgeMs) await rm(path, { force: true })
  }
}

const [source, target] = process.argv.slice(2)
if (!source || !target || !existsSync(source)) {
  console.error('Usage: publish-assets.mjs BUILD/.next/static TARGET')
  process.exit(2)
}
await publish(source, target)
await removeOld(target)
