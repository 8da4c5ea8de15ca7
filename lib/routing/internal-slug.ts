/**
 * A slug as a segment of an internal path. Next decodes the segments of a rewritten path once for
 * metadata and not at all for the page, so they consist of characters that decoding leaves alone:
 * `100%` is `100~25`.
 */
export const internalSlug = (slug: string): string => internalPath(encodeURIComponent(slug))

/** @param path encoded segments */
export const internalPath = (path: string): string =>
  path.replaceAll('~', '%7E').replaceAll('%', '~')

/** The slug of an internal segment. @throws URIError for one that the middleware did not make */
export function slugOfInternal(segment: string): string {
  return decodeURIComponent(segment.replaceAll('~', '%'))
}
