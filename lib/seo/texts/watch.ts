import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { noteChange } from '@/lib/clinic/changes'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { siteKept } from '@/lib/clinic/files/kept'
import { log } from '@/lib/server/telemetry/log'
import { keepTexts, textFolder } from './files'

const pollMs = 2_000

/** Polls the texts of pages for changes, which mark pages stale, and keeps the good ones. */
export function watchTexts(): void {
  let texts = fingerprint()
  keepSite()
  const poll = () => {
    const now = fingerprint()
    if (now === texts) return
    texts = now
    keepSite()
    noteChange()
  }
  setInterval(poll, pollMs).unref()
}

function keepSite(): void {
  const kept = siteKept()
  if (!kept) return
  for (const finding of keepTexts(kept)) log.error(findingLine(finding))
}

/** Changes whenever a text is written, added, removed, or confirmed by a person. */
function fingerprint(): string {
  const folder = textFolder()
  const acceptedAt = siteKept()?.acceptedAt() ?? ''
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const stamps = names.map(name => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    return [acceptedAt, ...stamps].join('\n')
  } catch {
    // The folder is being replaced; the next poll finds it.
    return acceptedAt
  }
}
