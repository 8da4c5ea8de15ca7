/** What the search box shows below its field, and tells to assistive technology. */

import type { Said } from '@/lib/content/search/search'
import type { FoundHits } from './found'
import type { SearchLabels } from './labels'
import type { Content } from './useHitKeys'

export function contentOf(filled: boolean, text: string, found: FoundHits): Content | undefined {
  if (!filled) return 'queries'
  if (!text.trim()) return undefined
  if (found.hits.length + found.pages.length > 0) return 'hits'
  return found.answered ? 'nothing' : undefined
}

export function announcementOf(content: Content, found: FoundHits, labels: SearchLabels): string {
  const { hits, pages, elsewhere } = found
  if (content === 'queries') return ''
  if (content === 'nothing') return labels.nothing
  const count = labels.found.replace('{count}', String(hits.length + pages.length))
  return [elsewhere && labels.elsewhere, ...notesOf(found, labels), count].filter(Boolean).join(' ')
}

type NoteLabels = Pick<SearchLabels, 'corrected' | 'unused' | 'conditions'>

/** What the hits are in place of, and which words they lack; empty when they are what was asked for. */
export function notesOf(
  { corrected, unused, conditions }: Said,
  labels: NoteLabels,
): readonly string[] {
  const notes = [
    [labels.corrected, corrected.map(({ to }) => to)],
    [labels.unused, unused],
    [labels.conditions, conditions],
  ] as const
  return notes.flatMap(([label, words]) =>
    words.length > 0 ? label.replace('{words}', words.join(', ')) : [],
  )
}

/** The question in quotation marks, which is searched as it stands; `null` where nothing was corrected. */
export const asTyped = ({ corrected }: Said, text: string): string | null =>
  corrected.length > 0 ? `«${text.trim()}»` : null
