export interface SelectItem {
  readonly label: string
  /** Where the option leads without JavaScript and before hydration, with the language's prefix. */
  readonly href: string
}
