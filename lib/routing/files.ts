/** Paths that are not pages. */

/** The middleware's `matcher` excludes the same paths; a test compares both. */
const served =
  /^\/(?:(?:api|_next|og|files|media|\.well-known)\/|(?:(?:kk\/)?feeds\/[a-z-]+\.(?:xml|csv|xlsx)|healthz|readyz|sitemap(?:-[1-9]\d*)?\.xml|robots\.txt|speculation-rules\.json|manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png)$)/

/** Whether the path is served by something other than a page: a file, a feed, the API. */
export function isFilePath(path: string): boolean {
  return served.test(path)
}

/** Whether the path is one of a file's folder, of which an earlier site of the clinic may have had the same. */
export const isInFileFolder = (path: string) => /^\/(?:files|media)\//.test(path)

/** Files with an address that people and crawlers type or guess. */
const fixed = new Set([
  '/feeds/posts.xml',
  '/feeds/price-list.csv',
  '/feeds/price-list.xlsx',
  '/feeds/yandex-doctors.xml',
  '/kk/feeds/posts.xml',
  '/kk/feeds/price-list.csv',
  '/kk/feeds/price-list.xlsx',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
])

/** `/sitemap.xml` for `/Sitemap.XML`; `null` if the path is none of those files. */
export function fixedFile(path: string): string | null {
  const lower = path.toLowerCase()
  return fixed.has(lower) ? lower : null
}
