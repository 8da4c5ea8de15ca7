/** R9: a phone gets the same page as a desktop, in another layout. */
import type { Page } from '../page-types'
import { alternatesOf, canonicalOf, metaOf, pathOfUrl, violationOn } from '../site'
import { short, type Violation } from '../violation'
import { showsText } from '../visible-text'

/** Smallest share of the desktop's words on a phone's page. */
const minShare = 0.95

/** So many words at most are names of buttons, which a short page has as many of as a long one. */
const controlWords = 20

/** Checks what must be equal for all visitors. */
export function sameHead(page: Page, desktop: Page): Violation[] {
  const violation = violationOn('R9', page)
  const [own, other] = [headOf(page), headOf(desktop)]
  return Object.entries(other)
    .filter(([name, value]) => own[name] !== value)
    .map(([name, value]) =>
      violation(`${name} "${short(own[name], 100)}", on the desktop "${short(value, 100)}"`),
    )
}

function headOf(page: Page): Readonly<Record<string, string>> {
  return {
    title: page.head.titles.join(' | '),
    description: metaOf(page, 'description') ?? '',
    robots: metaOf(page, 'robots') ?? '',
    canonical: canonicalOf(page) ?? '',
    hreflang: JSON.stringify(alternatesOf(page)),
    h1: page.h1.join(' | '),
    'structured data': page.jsonLd.join('\n'),
  }
}

/**
 * The same content links in `main`. A link in a `nav` of it is not required in the other layout,
 * but counts where the other one requires it.
 */
export function sameLinks(phone: Page, desktop: Page, origin: string): Violation[] {
  const violation = violationOn('R9', phone)
  const list = (urls: readonly string[]) => short(urls.map(pathOfUrl).join(' '), 300)
  const missing = lacking(phone, desktop, origin)
  const added = lacking(desktop, phone, origin)
  return [
    ...(missing.length > 0 ? [violation(`${missing.length} links missing: ${list(missing)}`)] : []),
    ...(added.length > 0
      ? [violation(`${added.length} links that are not on the desktop: ${list(added)}`)]
      : []),
  ]
}

/** Content links of one layout that are missing in the main part of the other. */
function lacking(page: Page, other: Page, origin: string): string[] {
  const own = new Set(page.links.filter(({ inMain }) => inMain).map(({ href }) => href))
  const content = other.links
    .filter(({ inMain, inNav, rel }) => inMain && !inNav && !/nofollow/.test(rel))
    .map(({ href }) => href)
    .filter(href => href.startsWith(`${origin}/`) && href !== page.url)
  return [...new Set(content)].filter(href => !own.has(href))
}

export function sameText(phone: Page, desktop: Page): Violation[] {
  const { share, missing } = sharedWords(phone, desktop)
  if (share >= minShare || missing.length <= controlWords) return []
  const percent = Math.floor(share * 1000) / 10
  return [
    violationOn(
      'R9',
      phone,
    )(`${percent} % of the desktop's text, without: ${short(missing.join(' '), 200)}`),
  ]
}

/**
 * The share of the desktop's words that the phone's page has. Repetitions count, but not those of a
 * block that the phone shows once: a desktop's preview repeats what stands in its list.
 */
export function sharedWords(phone: Page, desktop: Page) {
  const left = new Map<string, number>()
  for (const word of wordsOf(phone.mainText)) left.set(word, (left.get(word) ?? 0) + 1)
  const unshown = desktop.mainBlocks.filter(({ text }) => !showsText(phone.mainText, text))
  const inUnshown = new Set(unshown.flatMap(({ text }) => wordsOf(text)))
  const wanted = wordsOf(desktop.mainText)
  const missing = wanted.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0 && inUnshown.has(word)
  })
  return { share: wanted.length === 0 ? 1 : 1 - missing.length / wanted.length, missing }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** `Vary` must tell caches that one URL has two layouts (dynamic serving, as Google calls it). */
export function saysItVaries(page: Page): Violation[] {
  // Responses with `no-store` are not cached.
  if (page.headers['cache-control']?.includes('no-store')) return []
  const vary = page.headers.vary?.toLowerCase().split(/,\s*/) ?? []
  return ['user-agent', 'sec-ch-ua-mobile', 'cookie']
    .filter(name => !vary.includes(name))
    .map(name => violationOn('R9', page)(`Vary has no ${name}: ${page.headers.vary}`))
}
