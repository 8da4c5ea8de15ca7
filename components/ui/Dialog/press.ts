/** A press of the element that opens what is loaded later; another object for each. */
export interface Press {
  readonly opener: HTMLElement
}
