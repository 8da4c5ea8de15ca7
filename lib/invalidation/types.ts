/** Types of what is made, from what, and where it is known; for all files of the folder. */

/** Source and version of everything that something was made from. */
export type Uses = ReadonlyMap<string, string>

/** A page or a share picture that the page cache may have. */
export interface Subject {
  /** Unique: Next's internal path. */
  readonly address: string
  /** Public path, and the layout that is asked for there. */
  readonly url: string
  readonly layout?: string
  /** First segment of the internal path. */
  readonly root?: string
}

/** What a page shows of its sources. It invalidates the page only if it is different when read again. */
export interface Part {
  readonly version: string
  readonly uses: Uses
  readonly again: () => Promise<unknown>
}

/** A request, and the page that is made for it. */
export interface Making {
  subject?: Subject
  /** Made again by the site itself, without a visitor. */
  readonly isOwn: boolean
  /** When the request came, by `performance.now`. */
  readonly since: number
  readonly uses: Map<string, string>
  readonly parts: Part[]
  /** The root segment of a part that is read again, outside of Next. */
  readonly root?: string | undefined
}

/** A page that is in the page cache. */
export interface KnownPage {
  readonly subject: Subject
  readonly uses: Uses
  parts: readonly Part[]
  visits: number
  /** `changes` of the sources when it was last found current; -1 when never. */
  currentAt: number
  /** When it could not be made anew, in ms since 1970. */
  failedAt: number
}

/**
 * - `current`: as the content is now;
 * - `outdated`: for a visitor who cannot wait for it to be made anew;
 * - `making`: outdated, and asked for to be made anew;
 * - `unknown`: outdated since before the start.
 */
export type Standing = 'current' | 'outdated' | 'making' | 'unknown'

/** The pages of the page cache, as its handler and the server use them. */
export interface PageBook {
  readonly all: () => readonly KnownPage[]
  readonly visited: (subject: Subject) => KnownPage | undefined
  readonly forget: (subject: Subject) => void
  readonly standing: (tags: unknown) => Standing
  readonly tagsOf: (tags: unknown) => string
  readonly made: () => void
  readonly failed: () => void
  readonly whenMade: (subject: Subject) => Promise<void>
}
