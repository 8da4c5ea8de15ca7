/** What of a page is checked: header and footer are the same on all, so one page with them is enough. */
export interface Scope {
  readonly mainOnly?: boolean
}

export const headerAndFooter = ['body > header', 'body > footer']
