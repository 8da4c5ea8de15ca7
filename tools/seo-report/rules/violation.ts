/** What breaks a rule on one page. */
export interface Violation {
  /** Such as `R4`. */
  readonly rule: string
  readonly url: string
  readonly found: string
  /** The visitor that got the page; absent where all get the same. */
  readonly visitor?: string | undefined
}

/** Long values are cut in what is printed, never in what is compared. */
export function short(value: string | undefined, length = 160): string {
  if (value === undefined) return 'nothing'
  return value.length > length ? `${value.slice(0, length)}…` : value
}
