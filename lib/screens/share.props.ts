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
