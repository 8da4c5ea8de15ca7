/** What the site's own API passes on: the backend's calls that read content (B37, B71). */
import 'server-only'
import { listNames, recordNames } from '@/lib/content/client/public'

const readable = new RegExp(
  `^/api/(?:${listNames.join('|')}|(?:${recordNames.join('|')})/[1-9]\\d{0,14})$`,
)

const queryNames: Readonly<Record<string, readonly string[]>> = {
  '/api/doctors': ['sort_by', 'sort_direction'],
}

/** Characters of a query value; no list needs longer ones. */
const valueMaxLength = 100

export function isReadable(path: string): boolean {
  return readable.test(path)
}

/** The allowed part of a query, each name once, as `?q=…` or empty. */
export function readableQuery(path: string, query: URLSearchParams): string {
  const allowed = new URLSearchParams()
  for (const name of queryNames[path] ?? []) {
    const value = query.get(name)
    if (value !== null) allowed.set(name, value.slice(0, valueMaxLength))
  }
  return allowed.size > 0 ? `?${allowed}` : ''
}
