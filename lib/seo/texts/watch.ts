import 'server-only'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { siteKept } from '@/lib/clinic/files/kept'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'
import { log } from '@/lib/server/telemetry/log'
import { keepTexts, keptFiles, textFiles } from './files'
import { readSeoText, textsSource } from './index'

const pollMs = 2_000

/** Polls the texts of pages for changes, which outdate the pages that show them, and keeps good ones. */
export function watchTexts(): void {
  let before = stampsOfTexts()
  keepSite()
  const poll = () => {
    const now = stampsOfTexts()
    const changed = differences(before, now)
    if (changed.length === 0) return
    before = now
    keepSite()
    invalidate(textsSource, versionOfValue(textFiles()))
    for (const file of changed) invalidate(file, versionOfValue(readSeoText(file)))
  }
  setInterval(poll, pollMs).unref()
}

function keepSite(): void {
  const kept = siteKept()
  if (!kept) return
  for (const finding of keepTexts(kept)) log.error(findingLine(finding))
}

/** When each text was written and confirmed by a person; those that were are kept, while all are gone. */
function stampsOfTexts(): ReadonlyMap<string, string> {
  const kept = siteKept()
  const acceptedAt = kept?.acceptedAt() ?? ''
  const files = textFiles()
  return new Map(
    [...files, ...keptFiles(kept)].map(file => [
      file,
      `${acceptedAt} ${stampOf(file)} ${files.length > 0}`,
    ]),
  )
}

/** Nothing of a file that is being replaced; the next poll finds it. */
function stampOf(file: string): string {
  const stat = statSync(join(/* turbopackIgnore: true */ contentDir(), file), {
    throwIfNoEntry: false,
  })
  return stat ? `${stat.mtimeMs}-${stat.size}` : ''
}

function differences(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] {
  const all = new Set([...before.keys(), ...now.keys()])
  return [...all].filter(file => before.get(file) !== now.get(file))
}
