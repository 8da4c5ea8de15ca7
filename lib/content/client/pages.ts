/**
 * Lists that a backend sends in pages, as Laravel's and other frameworks do: all pages are read, so
 * that no record is lost. A list of which a part cannot be read is refused.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Call, getAnswer, parseJson } from './client'
import { findList } from './envelope'
import { type PageSigns, readSigns } from './page-signs'
import { isSameBackend } from './redirects'
import { BackendError } from './result'
import { siteTransport, type Transport } from './transport'

/** Enough for 3,000 records in pages of 15, Laravel's default. */
const maxPages = 200

/** Waits between pages that a backend with limited calls may ask for, and the longest of them. */
const maxWaits = 10
const longestWaitMs = 2 * 60_000

/** A response, with all pages of a list in one. */
export interface Whole {
  /** As it came, or the records of all pages under `data`. */
  readonly text: string
  readonly json: unknown
  readonly pages: number
  /** Request headers that ask whether it is still the same; of a list in pages none does. */
  readonly validators?: Readonly<Record<string, string>>
}

/**
 * The same for a response that may be known already: `unchanged` when it is the one of the call's
 * validators.
 * @throws BackendError
 */
export async function getChanged(
  call: Call,
  transport?: Transport,
): Promise<Whole | null | 'unchanged'> {
  try {
    return await getWhole(call, transport)
  } catch (error) {
    const isSame = error instanceof BackendError && error.status === 304 && call.validators
    if (isSame) return 'unchanged'
    throw error
  }
}

/**
 * The response to a GET; `null` for a true 404.
 * @throws BackendError, of kind `partial` for a list of which not all pages can be read
 */
export async function getWhole(call: Call, transport = siteTransport()): Promise<Whole | null> {
  const first = await getAnswer(call, transport)
  if (!first) return null
  const json = parseJson(first.text, call.path)
  const list = findList(json)
  const validators = validatorsOf(first)
  if (!list) return { text: first.text, json, pages: 1, validators }
  const reading = new PagedReading(call, transport, list)
  const pages = await reading.readOn(readSigns(json, first))
  if (pages === 1) return { text: first.text, json, pages, validators }
  const data = { data: reading.records }
  return { text: JSON.stringify(data), json: data, pages }
}

class PagedReading {
  records: readonly unknown[]
  private readonly seen = new Set<string>()
  private waits = 0
  private lastLength: number

  constructor(
    private readonly call: Call,
    private readonly transport: Transport,
    first: readonly unknown[],
  ) {
    this.records = first
    this.lastLength = first.length
    this.seen.add(keyOf(call))
  }

  /** Reads the pages after the first. @returns how many there are */
  async readOn(first: PageSigns): Promise<number> {
    let signs = first
    let page = 1
    for (let next = this.nextOf(signs, page); next; next = this.nextOf(signs, page)) {
      if (page === maxPages) throw this.partial(`more than ${maxPages} pages`)
      if (this.seen.has(keyOf(next))) throw this.partial('its pages lead back to earlier ones')
      this.seen.add(keyOf(next))
      page += 1
      const answer = await this.ask(next, page)
      const json = parseJson(answer.text, this.call.path)
      const list = findList(json)
      if (!list) throw this.partial(`no list on page ${page}`)
      const known = withoutRepeated(this.records).length
      this.records = withoutRepeated([...this.records, ...list])
      // A backend that does not know the parameter sends its first page for each.
      if (list.length > 0 && this.records.length === known) {
        throw this.partial(`page ${page} has the records of earlier ones`)
      }
      this.lastLength = list.length
      signs = readSigns(json, answer)
    }
    this.checkWhole(first, signs, page)
    return page
  }

  /** The call of the next page; `null` after the last one. */
  private nextOf({ link, current, last, hasMore }: PageSigns, page: number): Call | null {
    const path = link && this.ownPath(link)
    if (path) return { ...this.call, path: path.path, query: path.query }
    const at = current ?? page
    if (last !== undefined && at < last) {
      return { ...this.call, query: { ...this.call.query, page: String(at + 1) } }
    }
    if (link) throw this.partial(`its next page is at another address, ${this.originOf(link)}`)
    if (hasMore) throw this.partial('there are more records, and the answer does not say where')
    return null
  }

  /** Path below `/api/` and query of a link, if it leads to the same backend. */
  private ownPath(link: string) {
    const { origin } = this.transport
    const base = new URL(`${origin}/api/${this.call.path}`)
    if (!URL.canParse(link, base)) return null
    // Behind a proxy that ends TLS, frameworks write http into their links: the origin stays ours.
    const url = new URL(link, base)
    if (!isSameBackend(base, url) || !url.pathname.startsWith('/api/')) return null
    const query = { ...this.call.query, ...Object.fromEntries(url.searchParams) }
    return { path: url.pathname.slice('/api/'.length), query }
  }

  private originOf(link: string): string {
    const { origin } = this.transport
    return URL.canParse(link, origin) ? new URL(link, origin).origin : 'which is no address'
  }

  private async ask(next: Call, page: number): Promise<Answer> {
    for (;;) {
      try {
        const answer = await getAnswer(next, this.transport)
        if (answer) return answer
        throw this.partial(`HTTP 404 on page ${page}`)
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        const { retryAfterMs } = error
        if (retryAfterMs === undefined) throw error
        if (this.waits === maxWaits) throw this.partial(`HTTP ${error.status} on page ${page}`)
        this.waits += 1
        await sleep(Math.min(retryAfterMs, longestWaitMs), undefined, {
          ref: false,
          signal: this.call.signal,
        })
      }
    }
  }

  /**
   * Fewer records than the response counts are a part; a total that changed meanwhile means that records have moved
   * from page to page, and a lower total counts something else. Without any sign of the end, a page filled to its
   * limit, or with a place to go on from, may not be the last.
   */
  private checkWhole(first: PageSigns, last: PageSigns, page: number): void {
    const { length } = this.records
    const total = last.total ?? first.total
    if (total !== undefined && length < total) throw this.partial(`${length} of ${total} records`)
    if (total !== undefined && total < length && page === 1 && !last.isLast)
      throw this.partial(`${length} records, where it counts ${total}`)
    const isKnown = total !== undefined || last.isLast || page > 1
    if (!isKnown && last.isScrolled)
      throw this.partial('nothing says whether there are more records behind its cursor')
    if (!isKnown && last.limit && this.lastLength >= last.limit) {
      throw this.partial(`${length} records are its limit, and nothing says whether there are more`)
    }
  }

  private partial(reason: string): BackendError {
    return new BackendError('partial', this.call.path, { reason })
  }
}

function validatorsOf({ headers }: Answer): Readonly<Record<string, string>> {
  const [etag, modified] = [headers.get('ETag'), headers.get('Last-Modified')]
  return {
    ...(etag && { 'If-None-Match': etag }),
    ...(modified && { 'If-Modified-Since': modified }),
  }
}

const keyOf = ({ path, query }: Call) => `${path}?${new URLSearchParams(query)}`

/** A record that moved to the next page while the pages were read is there twice. */
function withoutRepeated(records: readonly unknown[]): readonly unknown[] {
  const known = new Set<unknown>()
  return records.filter(record => {
    const hasId = typeof record === 'object' && record !== null && 'id' in record
    const key = hasId ? record.id : JSON.stringify(record)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
