/** One step of the way to a page; the last one is the page itself and has no link. */
export interface Crumb {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
}
