import 'server-only'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { siteLastGood } from '@/lib/clinic/files/last-good'
import { pollFiles } from '@/lib/clinic/files/poll'
import { differences, stampOf } from '@/lib/clinic/files/stamps'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'
import { log } from '@/lib/telemetry/log'
import { lastGoodNames, saveTexts, textFiles } from './files'
import { readSeoText, textsSource } from './index'

/** Polls the texts of pages for changes, which invalidate the pages that show them, and keeps good ones. */
export function watchTexts(): void {
  let before: ReadonlyMap<string, string> = new Map()
  pollFiles(() => {
    const now = stampsOfTexts()
    const changed = differences(before, now)
    if (changed.length === 0) return
    before = now
    keepSite()
    invalidate(textsSource, versionOfValue(textFiles()))
    for (const file of changed) invalidate(file, versionOfValue(readSeoText(file)))
  })
}

function keepSite(): void {
  const kept = siteLastGood()
  if (!kept) return
  for (const finding of saveTexts(kept)) log.error(findingLine(finding))
}

/** When each text was written and confirmed by a person; those that were are kept, while all are gone. */
function stampsOfTexts(): ReadonlyMap<string, string> {
  const kept = siteLastGood()
  const acceptedAt = kept?.acceptedAt() ?? ''
  const files = textFiles()
  return new Map(
    [...files, ...lastGoodNames(kept)].map(file => [
      file,
      `${acceptedAt} ${stampOf(file)} ${files.length > 0}`,
    ]),
  )
}
