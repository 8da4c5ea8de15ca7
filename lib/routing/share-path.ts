/** Addresses of share pictures: `/og/1a2b3c4d/kk/contacts.jpg` for `/kk/contacts`. */

const versioned = /^\/og\/[0-9a-f]{8}(?=\/)/

/**
 * The path without the version of what is drawn: it is there for messengers, which keep a picture for
 * good, and every version is answered with the present picture.
 */
export function withoutShareVersion(path: string): string {
  return path.replace(versioned, '/og')
}

/** @param version 8 hexadecimal digits */
export function withShareVersion(path: string, version: string): string {
  return path.replace(/^\/og(?=\/)/, `/og/${version}`)
}

export const isSharePath = (path: string): boolean => path.startsWith('/og/')
