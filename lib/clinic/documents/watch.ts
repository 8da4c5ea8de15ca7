import 'server-only'
import { namesIn } from '@/lib/clinic/files/listing'
import { pollFiles } from '@/lib/clinic/files/poll'
import { differences, stampOf } from '@/lib/clinic/files/stamps'
import { readText } from '@/lib/clinic/files/text'
import { invalidate, versionOf } from '@/lib/invalidation/sources'

/** Polls the texts of leaflets for changes, which invalidate the pages that show them. */
export function watchLeaflets(): void {
  let before: ReadonlyMap<string, string> = new Map()
  pollFiles(() => {
    const now = stamps()
    for (const file of differences(before, now)) invalidate(file, versionOf(readText(file) ?? ''))
    before = now
  })
}

function stamps(): ReadonlyMap<string, string> {
  const names = namesIn('documents') ?? []
  return new Map(names.map(name => [`documents/${name}`, stampOf(`documents/${name}`)]))
}
