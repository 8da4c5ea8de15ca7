/** What search rules know of a page, and of the response that it came with. */

export interface HttpResponse {
  /** Absolute, as requested. */
  readonly url: string
  /** Name of the visitor that sent the request; its User-Agent is in `user-agents.ts`. */
  readonly visitor: string
  readonly status: number
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds until the headers arrived. */
  readonly firstByte?: number | undefined
}

export interface HeadLink {
  readonly rel: string
  readonly href: string
  readonly hreflang: string | undefined
}

export interface Head {
  readonly titles: readonly string[]
  /** `name` or `property` with the contents of each such element, in order. */
  readonly metas: Readonly<Record<string, readonly string[]>>
  readonly links: readonly HeadLink[]
  /** Elements not allowed in `<head>`: at the first one browsers begin the body. */
  readonly strays: readonly string[]
  /** Elements that belong into `<head>` and are in the body. */
  readonly misplaced: readonly string[]
}

export interface PageLink {
  /** Absolute, without hash. */
  readonly href: string
  readonly text: string
  readonly hreflang: string | undefined
  readonly target: string | undefined
  readonly rel: string
  readonly inMain: boolean
  readonly inNav: boolean
}

export interface PageCrumb {
  readonly name: string
  /** Absolute; `null` for the page itself, which is no link. */
  readonly href: string | null
}

/** The text of one element or attribute, for checks on each of them. */
export interface TextBlock {
  readonly text: string
  /** `p`, or `img@alt` for a text in an attribute. */
  readonly where: string
  readonly lang: string | undefined
}

export interface Page {
  readonly url: string
  readonly visitor: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly firstByte: number | undefined
  /** Bytes of the HTML, and of the same compressed as a server does. */
  readonly size: { readonly raw: number; readonly gzip: number }
  readonly html: () => string
  readonly lang: string
  readonly head: Head
  readonly h1: readonly string[]
  readonly ids: readonly string[]
  readonly text: string
  readonly mainText: string
  readonly mainBlocks: readonly TextBlock[]
  readonly links: readonly PageLink[]
  readonly crumbs: readonly PageCrumb[]
  /** Absolute URLs of the pictures' original files. */
  readonly pictures: readonly string[]
  /** The `alt` of each picture; `null` where it has none. */
  readonly alts: readonly (string | null)[]
  /** The editors' collapsible text at the bottom of the page (B11). */
  readonly footText: string
  /** Contents of the `application/ld+json` scripts. */
  readonly jsonLd: readonly string[]
  /** Number of elements with `aria-busy` in the main content. */
  readonly busy: number
}

/** What is read from the parsed HTML. */
export type PageContent = Omit<Page, keyof Omit<HttpResponse, 'body'> | 'size' | 'html'>
