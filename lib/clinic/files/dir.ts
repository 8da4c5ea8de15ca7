import { resolve } from 'node:path'

/**
 * Absolute path of the content folder. Does not read `env()`, so that `npm run content` works where
 * the other variables are not set up.
 */
export function contentDir(): string {
  return resolve(/* turbopackIgnore: true */ process.env.CONTENT_DIR || 'content')
}
