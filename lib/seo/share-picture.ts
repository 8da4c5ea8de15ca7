/** Texts of a page's Open Graph picture, all of them drawable. */
export interface ShareData {
  /** Of the clinic. */
  readonly name: string
  readonly phone: string
  /** What kind of page it is, or the doctor's specialties. */
  readonly eyebrow: string
  readonly title: string
  /** Words such as "from 9 000 ₸". */
  readonly price?: string | undefined
  /** "-20%". */
  readonly badge?: string | undefined
  /** Path or URL of the record's own picture. */
  readonly image: string | null
  /** Path of the editors' picture, shown in place of all else. */
  readonly whole?: string | undefined
}

/** Subsets of the font, each as a family: `ImageResponse` looks for glyphs in all of them. */
export const shareSubsets = [
  'cyrillic',
  'cyrillic-ext',
  'latin',
  'latin-ext',
  'vietnamese',
  'math',
  'symbols',
  'greek',
] as const

/** Pixels of the whole picture (R7) and of the record's own picture in it. */
export const shareSize = { width: 1200, height: 630 } as const
export const sharePhoto = { width: 480, height: 630 } as const

/** Pixels of the logo's file, of which half is drawn at most. */
export const shareMarkSize = 192

/** Maximum of characters of a title: what the smallest size fits in the height. */
export const longestTitle = 160

/** Font sizes, px, by the length of the longest title that fits three lines. */
const titleSizes = [
  { upTo: 28, size: 72 },
  { upTo: 48, size: 60 },
  { upTo: 80, size: 48 },
] as const
const smallestTitle = 40

/** Largest average width of a bold character in a long word, as a fraction of the font size. */
const characterWidth = 0.6

/** Font size of a title, px: it fits three lines, and its longest word, which never breaks, one. */
export function shareTitleSize(title: string, width: number): number {
  const byLength = titleSizes.find(({ upTo }) => title.length <= upTo)?.size ?? smallestTitle
  const words = title.split(/\s|(?<=-)/).map(word => word.length)
  return Math.min(byLength, Math.floor(width / (characterWidth * Math.max(...words, 1))))
}
