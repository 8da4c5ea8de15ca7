/** What the search box shows below its field, and tells to assistive technology. */

import type { FoundHits } from './found'
import type { SearchLabels } from './labels'
import type { Content } from './useHitKeys'

export function contentOf(filled: boolean, text: string, found: FoundHits): Content | undefined {
  if (!filled) return 'queries'
  if (!text.trim()) return undefined
  if (found.hits.length > 0) return 'hits'
  return found.answered ? 'nothing' : undefined
}

export function announcementOf(content: Content, found: FoundHits, labels: SearchLabels): string {
  const { hits, elsewhere } = found
  if (content === 'queries') return ''
  if (content === 'nothing') return labels.nothing
  const count = labels.found.replace('{count}', String(hits.length))
  return [elsewhere && labels.elsewhere, unusedIn(found, labels), count].filter(Boolean).join(' ')
}

/** Which words the hits lack; empty when they have all. */
export function unusedIn({ unused }: FoundHits, labels: SearchLabels): string {
  return unused.length > 0 ? labels.unused.replace('{words}', unused.join(', ')) : ''
}
