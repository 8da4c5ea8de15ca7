import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { noteChange } from './changes'
import { reloadChangedClinic } from './facts'
import { contentDir } from './files/dir'

const pollMs = 2_000

/** Polls facts and page texts for changes, which mark pages stale. */
export function watchClinic(): void {
  let texts = textsFingerprint()
  const poll = () => {
    reloadChangedClinic()
    const now = textsFingerprint()
    if (now !== texts) noteChange()
    texts = now
  }
  setInterval(poll, pollMs).unref()
}

/** Changes whenever a page's text is written, added or removed. */
function textsFingerprint(): string {
  const folder = join(/* turbopackIgnore: true */ contentDir(), 'pages')
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.map(name => `${name} ${statSync(join(folder, name)).mtimeMs}`).join('\n')
  } catch {
    // The folder is being replaced; the next poll finds it.
    return ''
  }
}
