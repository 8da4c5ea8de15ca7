import 'server-only'
import { readdirSync } from 'node:fs'
import { pollFiles } from '@/lib/clinic/files/poll'
import { differences, stampOf } from '@/lib/clinic/files/stamps'
import { pathOf, readText } from '@/lib/clinic/files/text'
import { whereThere } from '@/lib/errors/there'
import { invalidate, versionOf } from '@/lib/invalidation/sources'

/** Polls the texts of leaflets for changes, which invalidate the pages that show them. */
export function watchLeaflets(): void {
  let before = stamps()
  pollFiles(() => {
    const now = stamps()
    for (const file of differences(before, now)) invalidate(file, versionOf(readText(file) ?? ''))
    before = now
  })
}

function stamps(): ReadonlyMap<string, string> {
  const names = whereThere(() => readdirSync(/* turbopackIgnore: true */ pathOf('documents'))) ?? []
  return new Map(names.map(name => [`documents/${name}`, stampOf(`documents/${name}`)]))
}
