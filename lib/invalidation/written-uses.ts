/**
 * What a page was made from, in the header of its entry where Next keeps cache tags and which it
 * never sends. It tells after a restart whether the page is outdated.
 */
import 'server-only'
import type { Uses } from './types'

const prefix = 'made-from:'

/** As tags, which must not contain a comma. */
export function writeUses(uses: Uses): string[] {
  return [...uses].map(([source, version]) => `${prefix}${encodeURIComponent(source)}=${version}`)
}

export function readUses(tags: string): Uses {
  const own = tags.split(',').filter(tag => tag.startsWith(prefix))
  return new Map(
    own.map(tag => {
      const [source = '', version = ''] = tag.slice(prefix.length).split(/=(.*)/)
      return [decodeURIComponent(source), version] as const
    }),
  )
}
