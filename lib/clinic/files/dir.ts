import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/site/env'

/** The folder with all that people of the clinic edit, as an absolute path. */
export function contentDir(): string {
  return resolve(/* turbopackIgnore: true */ env().CONTENT_DIR)
}
