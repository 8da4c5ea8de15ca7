/**
 * Which addresses without a page are counted, and how they are written: those that a link of an
 * earlier site may lead to, and nothing that a person or a scanner has typed. Pure.
 */
import 'server-only'
import { attempt } from '@/lib/errors/attempt'
import { defaultLocale } from '@/lib/routing/locales'
import { cleanPath, foldedSlug } from '@/lib/routing/spelling'

const maxLength = 120
const maxSegments = 6

/** Letters and digits, as in the name of a page or of its file. */
const segment = /^[\p{L}\p{N}][\p{L}\p{N}_ .~-]{0,79}$/u

/** A phone, an IIN or another person's number may have been pasted. */
const maxDigits = 8

/** What scanners look for in other software; an earlier site of pages in `.php` needs its table. */
const scanned =
  /(?:^|\/)(?:wp|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|admin|administrator|backup|config|node_modules)(?:[/.-]|$)|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|ini|ya?ml|zip|gz|tar|rar|log|json|js|map|css|xml|txt)(?:\/|$)/

/**
 * Decoded, in lower case, without query and slash at the end; `null`: it is not counted.
 * @param pathname as it was sent
 */
export function countedAddress(pathname: string): string | null {
  const path = readable(pathname)
  const segments = path?.split('/').slice(1) ?? []
  const isKnownForm =
    path !== undefined &&
    path.length <= maxLength &&
    segments.length <= maxSegments &&
    segments.every(each => segment.test(each)) &&
    path.replace(/\D/g, '').length <= maxDigits
  return isKnownForm ? path : null
}

/** For an address that no table knows, and so may be anything. */
export function isScanned(path: string): boolean {
  return scanned.test(path)
}

/** Another spelling of a page, or a section that leads to its list: nothing has moved. */
export function isSpelling(path: string, target: string): boolean {
  const to = readable(target) ?? target
  // Messengers take punctuation for a part of a link.
  const bare = path.replace(/[^\p{L}\p{N}]+$/u, '')
  const names = [to, `/${defaultLocale}${to === '/' ? '' : to}`]
  return to.startsWith(`${path}/`) || names.includes(path) || names.includes(bare)
}

function readable(pathname: string): string | undefined {
  const decoded = attempt(() => decodeURIComponent(cleanPath(pathname)), 'URIError')
  return decoded === undefined ? undefined : foldedSlug(decoded)
}
