/** Converted pictures in `DATA_DIR/pictures`, which restarts and releases keep; may be deleted. */
import 'server-only'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isSystemError } from '@/lib/errors/there'
import { writeWhole } from './write-whole'

/** Files of some 500 KB. */
const maxCached = 500

/** Does not read `env()`, as `contentDir` does not. */
const folder = () =>
  join(
    /* turbopackIgnore: true */ resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || 'data'),
    'pictures',
  )

/** @returns `undefined`: not cached, or not readable */
export async function cachedPicture(key: string): Promise<Buffer | undefined> {
  const file = join(/* turbopackIgnore: true */ folder(), key)
  const data = await orRefused(readFile(file))
  // The times of use decide which ones go.
  if (data) await orRefused(utimes(file, new Date(), new Date()))
  return data
}

/** On a disk that cannot be written none is cached. */
export async function cachePicture(key: string, data: Buffer): Promise<void> {
  await orRefused(write(folder(), key, data))
}

async function write(into: string, key: string, data: Buffer): Promise<void> {
  writeWhole(join(into, key), data)
  await removeOldest(into)
}

async function removeOldest(from: string): Promise<void> {
  const names = await readdir(from)
  if (names.length <= maxCached) return
  const files = await Promise.all(
    names.map(async name => ({
      name,
      used: (await orRefused(stat(join(from, name))))?.mtimeMs ?? 0,
    })),
  )
  const oldest = files.sort((a, b) => a.used - b.used).slice(0, names.length - maxCached)
  await Promise.all(oldest.map(({ name }) => rm(join(from, name), { force: true })))
}

async function orRefused<T>(use: Promise<T>): Promise<T | undefined> {
  try {
    return await use
  } catch (error) {
    if (isSystemError(error)) return undefined
    throw error
  }
}
