/** Escapes of letters, digits, `-`, `.`, `_` and `~`, which need none (RFC 3986, section 2.3). */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The path in one spelling of many: `/%61.webp` is `/a.webp`. */
export function withoutNeedlessEscapes(path: string): string {
  return path.replace(needless, decodeURIComponent)
}

/** Whether every escape of a path stands for a character. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
