import { resolve } from 'node:path'

/**
 * The folder with all that people of the clinic edit, as an absolute path. It does not wait for the
 * other variables: a folder is checked where the rest is not set up.
 */
export function contentDir(): string {
  return resolve(/* turbopackIgnore: true */ process.env.CONTENT_DIR || 'content')
}
