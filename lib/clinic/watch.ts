import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { noteChange } from './changes'
import { seekClinicChange } from './facts'
import { contentDir } from './files/dir'

const everyMs = 2_000

/** Looks for changed facts and page texts for as long as the process runs; the pages follow. */
export function watchClinic(): void {
  let texts = textsNow()
  const look = () => {
    seekClinicChange()
    const now = textsNow()
    if (now !== texts) noteChange()
    texts = now
  }
  setInterval(look, everyMs).unref()
}

/** Differs whenever a page's text was written, added or taken away. */
function textsNow(): string {
  const folder = join(/* turbopackIgnore: true */ contentDir(), 'pages')
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.map(name => `${name} ${statSync(join(folder, name)).mtimeMs}`).join('\n')
  } catch {
    // The folder is being replaced; the next look finds it.
    return ''
  }
}
