/** What the editors write for one page in one language (B11). */
export interface SeoText {
  /** The document title: 30 to 65 characters, unlike any other page's. */
  readonly title: string
  /** The meta description: 70 to 170 characters, unlike any other page's. */
  readonly description: string
  readonly keywords: readonly string[]
  /** Replaces the page's own heading. */
  readonly h1?: string
  /** On a landing page, replaces the paragraph under the heading of the home page. */
  readonly lead?: string
  /**
   * Path of another page without language prefix, such as `/`: that page becomes the canonical
   * one, and this one leaves the sitemap. Absent, a page is canonical to itself.
   */
  readonly canonical?: string
  /** Search engines must not list the page: it leaves the sitemap, feeds and IndexNow. */
  readonly noindex?: boolean
  /** Path of a picture that messengers show in place of the drawn one. */
  readonly share?: string
  readonly accordionItems: readonly SeoAccordionItem[]
}

/** The text at the bottom of a page. */
export type SeoAccordionText = Pick<SeoText, 'accordionItems'>

/** A part of the collapsible text; a title that asks a question may become FAQ structured data. */
export interface SeoAccordionItem {
  readonly tag: 'h2' | 'h3'
  readonly title: string
  /** HTML of the Markdown: links lead within the site, with `/kk` in front in Kazakh. */
  readonly html: string
}
