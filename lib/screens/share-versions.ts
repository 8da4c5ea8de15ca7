import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { clinicFacts } from '@/lib/clinic/facts'
import { trackReads } from '@/lib/invalidation/making'
import { versionOfValue } from '@/lib/invalidation/sources'
import { withShareVersion } from '@/lib/routing/share-path'
import { pageOfShare } from '@/lib/seo/share'
import { shareData } from './share'

/** Paths of share pictures, also within a URL. */
const paths = /\/og\/[^"\\]+?\.jpg/g

/**
 * A head or a graph, in which the addresses of share pictures have the version of what is drawn (R7).
 * @param value JSON
 */
export async function withShareVersions<T>(value: T): Promise<T> {
  const text = JSON.stringify(value)
  const found = [...new Set(text.match(paths))]
  if (found.length === 0) return value
  const addresses = await trackReads(() => Promise.all(found.map(versioned)))
  const known = new Map(found.map((path, index) => [path, addresses[index] ?? path]))
  return JSON.parse(text.replace(paths, path => known.get(path) ?? path)) as T
}

/** The address stays without a version while the picture cannot be drawn. */
async function versioned(path: string): Promise<string> {
  const page = pageOfShare(path.split('/').slice(2).map(decodeURIComponent))
  const data = page && (await shareData(page.path, page.locale).catch(() => null))
  if (!data) return path
  const { icon_192, share } = clinicIn(page.locale).pictures
  const { colors } = clinicFacts()
  const drawn = [data, icon_192, share, ...Object.values(colors)]
  const version = Buffer.from(versionOfValue(drawn), 'base64url')
  return withShareVersion(path, version.toString('hex').slice(0, 8))
}
