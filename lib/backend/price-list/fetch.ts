/** Fetches the sheet that the clinic publishes: CSV or XLSX, bounded in time and size. */
import 'server-only'

const timeoutMs = 30_000
const maxBytes = 10_000_000
/** Google answers the address of an export with another one. */
const maxRedirects = 5

/** What the server said of the copy that is here (RFC 9110, 13.1). */
export interface Validators {
  readonly etag?: string | undefined
  readonly modified?: string | undefined
}

/** `null`: it has not changed since. */
export type FetchedSheet =
  | (Validators & { readonly bytes: Buffer; readonly isBook: boolean })
  | null

/** @throws Error with a reason that holds neither the address nor anything of the sheet */
export async function fetchSheet(url: string, known: Validators): Promise<FetchedSheet> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = {
    accept:
      'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.modified && { 'if-modified-since': known.modified }),
  }
  const response = await follow(new URL(url), { headers, signal, redirect: 'manual' })
  if (response.status === 304) return null
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const bytes = await bounded(response)
  if (isPage(bytes)) throw new Error('a page, not a table: is the sheet published?')
  if (bytes.length === 0) throw new Error('nothing')
  return {
    bytes,
    isBook: bytes.subarray(0, 4).toString('hex') === '504b0304',
    etag: response.headers.get('etag') ?? undefined,
    modified: response.headers.get('last-modified') ?? undefined,
  }
}

async function follow(first: URL, init: RequestInit): Promise<Response> {
  let url = first
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!isAllowed(url, first)) throw new Error('an address without https')
    const response = await fetch(url, init)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    url = new URL(location, url)
  }
  throw new Error('too many redirects')
}

/** From an address on this machine, as in tests, others on it may follow. */
function isAllowed(url: URL, first: URL): boolean {
  return url.protocol === 'https:' || (isLoopback(first) && isLoopback(url))
}

/** Whether an address is one of this machine. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

async function bounded({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    // Leaving the loop cancels the body.
    if (size > maxBytes) throw new Error(`more than ${maxBytes / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What Google shows instead of a sheet that is not published, with status 200. */
function isPage(bytes: Buffer): boolean {
  return /^\uFEFF?\s*<(?:!doctype|html)/i.test(bytes.subarray(0, 200).toString('utf8'))
}
