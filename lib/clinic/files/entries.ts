/** Lists that instances of the site write into JSON files. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJson } from '@/lib/errors/attempt'
import { isInFolder } from './in-folder'

/**
 * None while the folder has no such file (B212).
 * @throws SyntaxError that names a damaged file, or Error of the file system
 */
export function readEntries<T>(file: string, entry: z.ZodType<T>): readonly T[] {
  if (!isInFolder(file)) return []
  const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  const { data } = z.array(entry).safeParse(parseJson(text))
  if (!data) throw new SyntaxError(`${file} is damaged. The site begins it anew.`)
  return data
}
