/** A line above the header of every page. */
export interface Notice {
  /** Changes with what it says, so that another one is shown to those who closed this. */
  readonly id: string
  readonly text: string
  readonly href: string | undefined
}
