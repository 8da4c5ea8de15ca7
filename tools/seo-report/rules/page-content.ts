/** Extracts from the parsed HTML what the search rules look at. */
import {
  all,
  type Element,
  isUnrendered,
  isWithin,
  ownText,
  type Root,
  textOf,
  tidy,
  walk,
} from './dom'
import type { Head, PageContent, PageCrumb, PageLink, TextBlock } from './page-types'

export function contentOf(root: Root, url: string): PageContent {
  const [head] = all(root, 'head')
  const [body] = all(root, 'body')
  const [main] = all(root, 'main')
  return {
    lang: all(root, 'html')[0]?.attribs.lang ?? '',
    head: headOf(head, body),
    h1: all(root, 'h1').map(textOf),
    ids: idsOf(root),
    text: body ? textOf(body) : '',
    mainText: main ? textOf(main) : '',
    mainBlocks: main ? blocksOf(main) : [],
    links: body ? linksOf(body, url) : [],
    crumbs: main ? crumbsOf(main, url) : [],
    pictures: body ? picturesOf(body, url) : [],
    alts: body ? all(body, 'img').map(({ attribs }) => attribs.alt ?? null) : [],
    footText: main ? footTextOf(main) : '',
    jsonLd: all(root, 'script')
      .filter(script => script.attribs.type === 'application/ld+json')
      .map(script => script.children.map(node => ('data' in node ? node.data : '')).join('')),
    busy: main ? busyIn(main) : 0,
  }
}

const headElements = new Set([
  'base',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'title',
])

function headOf(head: Element | undefined, body: Element | undefined): Head {
  const own = head ? head.children.filter((node): node is Element => 'tagName' in node) : []
  const metas: Record<string, string[]> = {}
  for (const { name, attribs } of own) {
    const key = name === 'meta' ? (attribs.name ?? attribs.property) : undefined
    if (key) metas[key] = [...(metas[key] ?? []), attribs.content ?? '']
  }
  return {
    titles: own.filter(({ name }) => name === 'title').map(textOf),
    metas,
    links: own
      .filter(({ name }) => name === 'link')
      .map(({ attribs }) => ({
        rel: attribs.rel ?? '',
        href: attribs.href ?? '',
        hreflang: attribs.hreflang,
      })),
    strays: own.filter(({ name }) => !headElements.has(name)).map(({ name }) => name),
    misplaced: body ? misplacedIn(body) : [],
  }
}

/** Without `<title>` in SVG, which is allowed. */
function misplacedIn(body: Element): string[] {
  return all(body, ['title', 'meta', 'link'], ({ name }) => name === 'svg').flatMap(
    ({ name, attribs }) => {
      if (name === 'title') return ['title']
      if (name === 'meta' && (attribs.name || attribs.property)) {
        return [`meta ${attribs.name ?? attribs.property}`]
      }
      return name === 'link' && /canonical|alternate/.test(attribs.rel ?? '')
        ? [`link ${attribs.rel}`]
        : []
    },
  )
}

function idsOf(root: Root): string[] {
  const ids: string[] = []
  walk(root, ({ attribs }) => {
    if (attribs.id !== undefined) ids.push(attribs.id)
    return true
  })
  return ids
}

const textAttributes = ['alt', 'aria-label', 'placeholder', 'title'] as const

function blocksOf(main: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  walk(main, element => {
    if (isUnrendered(element)) return false
    const lang = langOf(element)
    if (ownText(element)) blocks.push({ text: textOf(element), where: element.name, lang })
    for (const name of textAttributes) {
      const text = tidy(element.attribs[name] ?? '')
      if (text) blocks.push({ text, where: `${element.name}@${name}`, lang })
    }
    return true
  })
  return blocks
}

/** `lang` of the element or of its nearest ancestor within `main`. */
function langOf(element: Element): string | undefined {
  for (let node: Element['parent'] = element; node; node = node.parent) {
    if ('attribs' in node && 'lang' in node.attribs) return node.attribs.lang
    if ('name' in node && node.name === 'main') return undefined
  }
  return undefined
}

function footTextOf(main: Element): string {
  const parts = all(main, 'details').filter(({ attribs }) => /^text-\d+$/.test(attribs.id ?? ''))
  return parts.map(textOf).join(' ')
}

function busyIn(main: Element): number {
  let busy = 0
  walk(main, ({ attribs }) => {
    if (attribs['aria-busy'] === 'true') busy += 1
    return true
  })
  return busy
}

function linksOf(body: Element, base: string): PageLink[] {
  return all(body, 'a').flatMap(element => {
    const { href, hreflang, target, rel = '' } = element.attribs
    if (href === undefined || !URL.canParse(href, base)) return []
    const url = new URL(href, base)
    url.hash = ''
    return {
      href: url.href,
      text: textOf(element),
      hreflang,
      target,
      rel,
      inMain: isWithin(element, ({ name }) => name === 'main'),
      inNav: isWithin(element, ({ name }) => name === 'nav'),
    }
  })
}

/** The breadcrumbs: a list whose last item has `aria-current="page"`. */
function crumbsOf(main: Element, base: string): PageCrumb[] {
  const list = all(main, 'ol').find(
    element =>
      isWithin(element, ({ name }) => name === 'nav') &&
      all(element, ['a', 'span']).some(step => step.attribs['aria-current'] === 'page'),
  )
  if (!list) return []
  return all(list, 'li').map(step => {
    const href = all(step, 'a')[0]?.attribs.href
    return { name: textOf(step), href: href === undefined ? null : new URL(href, base).href }
  })
}

function picturesOf(body: Element, base: string): string[] {
  return all(body, 'img').flatMap(({ attribs: { src } }) => {
    if (!src || src.startsWith('data:')) return []
    const url = new URL(src, base)
    // The URL of the image optimizer names the file, which is what must exist.
    const source = url.pathname === '/_next/image' ? url.searchParams.get('url') : null
    return new URL(source ?? url.href, base).href
  })
}
