/** Redirects of a backend to itself: to https, to a trailing slash, to a new path. */
import 'server-only'

const maxHops = 5

/** Statuses that mean "the same request, there"; 303 means another one. */
const repeatable = [301, 302, 307, 308]

/**
 * Fetches, and follows redirects that stay with the same backend. A redirect to another origin is
 * returned as it is: a compromised backend could point the server at its own network.
 */
export async function fetchFollowing(request: Request): Promise<Response> {
  const { method, headers, signal, cache } = request
  const body = request.body ? await request.arrayBuffer() : null
  let url = new URL(request.url)
  for (let hop = 0; ; hop += 1) {
    const init = { method, headers, body, signal, cache, redirect: 'manual' } as const
    const response = await fetch(url, init)
    const next = redirectOf(response, url)
    if (!next || hop === maxHops || !isFollowed(url, next, method, response.status)) return response
    await response.body?.cancel()
    url = next
  }
}

/** Where a response redirects to; `null` when it does not. */
export function redirectOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  base: string | URL,
): URL | null {
  const location = headers.get('Location')
  if (status < 300 || status > 399 || status === 304 || !location) return null
  return URL.canParse(location, base) ? new URL(location, base) : null
}

/**
 * The rule of what belongs to the backend, for redirects, further pages and files alike: the same
 * origin, or http and https of the same host, where https has its default port.
 */
export function isSameBackend(one: URL, other: URL): boolean {
  if (one.hostname !== other.hostname || other.username || other.password) return false
  if (!/^https?:$/.test(other.protocol)) return false
  const isOnDefaults = one.port === '' && other.port === ''
  return one.port === other.port || isOnDefaults || (one.protocol === 'http:' && other.port === '')
}

function isFollowed(from: URL, to: URL, method: string, status: number): boolean {
  const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:'
  if (isDowngrade || !isSameBackend(from, to)) return false
  if (method === 'GET' || method === 'HEAD') return true
  // A patient's request is sent again only where the address is the same but for https and a slash:
  // elsewhere the redirect may be the page that says "thank you".
  return repeatable.includes(status) && addressOf(from) === addressOf(to)
}

const addressOf = ({ pathname, search }: URL) => pathname.replace(/\/$/, '') + search
