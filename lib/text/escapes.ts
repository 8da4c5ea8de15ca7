import { attempt } from '@/lib/errors/attempt'

/** Percent-encoded unreserved characters (RFC 3986, section 2.3). */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The path with unreserved characters decoded: `/%61.webp` is `/a.webp`. */
export function withoutNeedlessEscapes(path: string): string {
  return path.replace(needless, decodeURIComponent)
}

/** Whether the percent-encoding of a path is valid. */
export function isDecodable(path: string): boolean {
  return attempt(() => decodeURIComponent(path), 'URIError') !== undefined
}
