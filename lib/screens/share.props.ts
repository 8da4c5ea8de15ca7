/** What the picture of a page says where the page is shared. */
export interface ShareData {
  /** What kind of page it is, or the doctor's specialties. */
  readonly eyebrow: string
  readonly title: string
  /** Words such as "from 9 000 ₸". */
  readonly price?: string | undefined
  /** "-20%". */
  readonly badge?: string | undefined
  /** Path or address of the record's own picture. */
  readonly image: string | null
}

/** Parts of the typeface, each under a name of its own: the picture maker looks through them all. */
export const shareSubsets = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext'] as const

/** Pixels of the whole picture (R7) and of the record's own picture in it. */
export const shareSize = { width: 1200, height: 630 } as const
export const sharePhoto = { width: 480, height: 630 } as const

/** Pixels by the longest title that still fits three lines. */
const titleSizes = [
  { upTo: 28, size: 72 },
  { upTo: 48, size: 60 },
  { upTo: 80, size: 48 },
] as const
const smallestTitle = 40

/** What a bold letter takes of its size at most, on average over a long word. */
const letterWidth = 0.6

/** Pixels of a title's letters: it fits three lines, and its longest word one, which is not broken. */
export function shareTitleSize(title: string, width: number): number {
  const byLength = titleSizes.find(({ upTo }) => title.length <= upTo)?.size ?? smallestTitle
  const words = title.split(/\s|(?<=-)/).map(word => word.length)
  return Math.min(byLength, Math.floor(width / (letterWidth * Math.max(...words, 1))))
}
