/** R7: Open Graph data, for previews of shared links. */
import type { Page } from '../page-types'
import { localeOf, metaOf, type PictureFile, pathOfUrl, violationOn } from '../site'
import type { Violation } from '../violation'

const locales = { ru: 'ru_RU', kk: 'kk_KZ' } as const
const width = 1200
const height = 630
/** Bytes; messengers drop larger ones. */
const maxSize = 600 * 1024
/** Bytes of a page that Slack and LinkedIn read at most. */
const maxRead = 32 * 1024
/** Tags of the head that describe the page. */
const describing = /<title>|<meta (?:name|property)="[^"]*"|<link rel="(?:canonical|alternate)"/g

export function openGraph(page: Page, origin: string): Violation[] {
  const violation = violationOn('R7', page)
  const own = localeOf(page.url)
  const other = own === 'ru' ? 'kk' : 'ru'
  const expected: Readonly<Record<string, RegExp | string>> = {
    'og:title': /\S/,
    'og:description': /\S/,
    'og:site_name': /\S/,
    'og:type': /^(website|article|profile)$/,
    'og:url': /^https?:\/\//,
    'og:image': new RegExp(`^${origin}/`),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': /\S/,
    'og:locale': locales[own],
    'og:locale:alternate': locales[other],
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(expected).flatMap(([name, value]) => {
    const values = page.head.metas[name] ?? []
    if (values.length !== 1) return [violation(`${values.length} × ${name}`)]
    const [found = ''] = values
    const fits = typeof value === 'string' ? found === value : value.test(found)
    return fits ? [] : [violation(`${name} is "${found}"`)]
  })
}

/**
 * The tags stand in the part of the page that messengers read, before its styles, and so do the
 * structured data of a page that is not rendered for each request.
 */
export function openGraphComesFirst(page: Page): Violation[] {
  const violation = violationOn('R7', page)
  const html = page.html()
  const head = html.split('</head>', 1)[0] ?? ''
  const last = [...head.matchAll(describing)].at(-1)?.index ?? 0
  const before = Buffer.byteLength(head.slice(0, last))
  const styles = html.indexOf('<style')
  const isBehind = styles >= 0 && html.indexOf('<script type="application/ld+json"') > styles
  return [
    ...(before < maxRead ? [] : [violation(`${before} bytes before the last tag`)]),
    ...(isBehind ? [violation('structured data behind the styles')] : []),
  ]
}

/** The picture exists, is 1200 × 630 and not too large for messengers. */
export function openGraphPicture(
  page: Page,
  pictures: ReadonlyMap<string, PictureFile>,
): Violation[] {
  const url = metaOf(page, 'og:image')
  if (!url) return []
  const violation = violationOn('R7', page)
  const file = pictures.get(url)
  if (file?.status !== 200) {
    return [violation(`picture ${pathOfUrl(url)} answers ${file?.status ?? 'nothing'}`)]
  }
  const size = `${file.width} × ${file.height}`
  return [
    ...(file.width === width && file.height === height ? [] : [violation(`${url} is ${size}`)]),
    ...(file.bytes <= maxSize ? [] : [violation(`${url} has ${file.bytes} bytes`)]),
  ]
}
