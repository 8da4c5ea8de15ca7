/** State of the list at a path. */
export interface ListState<T> {
  readonly path: string
  /** `null` while there is no response. */
  readonly data: readonly T[] | null
  /** The first response for this path is pending. */
  readonly loading: boolean
  /** The latest request failed. */
  readonly failed: boolean
  /** Fetches the path again. */
  readonly reload: () => void
}
