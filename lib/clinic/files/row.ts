/** A line below the headings: its cells by field, without those of missing columns. */
export interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly line: number
  /** The cells of columns that the site does not know, by their places. */
  readonly others?: readonly string[]
}
