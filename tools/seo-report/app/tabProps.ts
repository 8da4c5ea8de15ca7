import type { Model } from './model'

export interface TabProps {
  readonly model: Model
  /** The query in the hash of the URL. */
  readonly query: Readonly<Record<string, string>>
}
