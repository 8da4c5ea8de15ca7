/** Links that Google Docs wraps into an address of Google's own. */

const wrapper = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i

/** The address that a link leads to: `https://www.google.com/url?q=https://who.int/&sa=D` is `https://who.int/`. */
export function unwrappedLink(href: string): string {
  if (!wrapper.test(href) || !URL.canParse(href)) return href
  const { searchParams } = new URL(href.replaceAll('&amp;', '&').replaceAll('\\', ''))
  const target = searchParams.get('q') || searchParams.get('url')
  if (!target || !/^https?:/.test(target)) return href
  return target.replace(/\s/g, encodeURIComponent)
}
