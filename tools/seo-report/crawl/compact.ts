/**
 * Reduces a checked page to what rules compare other pages with. A site has thousands of pages, so
 * texts are dropped, and all links to one URL share one object.
 */
import { graphOf, isOfType } from '../rules/graph'
import type { HeadLink, Page, PageLink } from '../rules/page-types'

export type Compactor = (page: Page) => Page

/** @param origin links that lead elsewhere are not kept */
export function createCompactor(origin: string): Compactor {
  const pool = new Map<string, PageLink>()
  const known = new WeakMap<readonly PageLink[], readonly PageLink[]>()

  const compactLinks = (links: readonly PageLink[]): readonly PageLink[] => {
    const own = known.get(links)
    if (own) return own
    const hrefs = new Set(links.map(({ href }) => href))
    const kept = [...hrefs].filter(href => href.startsWith(`${origin}/`)).map(linkTo)
    known.set(links, kept)
    return kept
  }

  function linkTo(href: string): PageLink {
    const own = pool.get(href) ?? {
      href,
      text: '',
      hreflang: undefined,
      target: undefined,
      rel: '',
      inMain: false,
      inNav: false,
    }
    pool.set(href, own)
    return own
  }

  return page => ({
    url: page.url,
    visitor: page.visitor,
    status: page.status,
    headers: pick(page.headers, ['cache-control', 'vary', 'link', 'location']),
    firstByte: page.firstByte,
    size: page.size,
    html: () => '',
    lang: page.lang,
    head: {
      titles: page.head.titles,
      metas: pick(page.head.metas, ['description', 'robots']),
      links: page.head.links.filter(isOfLanguages),
      strays: [],
      misplaced: [],
    },
    h1: page.h1,
    ids: [],
    text: '',
    mainText: '',
    mainBlocks: [],
    links: compactLinks(page.links),
    crumbs: [],
    pictures: [],
    alts: [],
    footText: '',
    jsonLd: questionsOf(page),
    busy: page.busy,
  })
}

const isOfLanguages = ({ rel }: HeadLink) => rel === 'canonical' || rel === 'alternate'

/** The structured data reduced to its questions, which no two pages may share (R25). */
function questionsOf(page: Page): string[] {
  if (page.jsonLd.length === 0) return []
  const questions = graphOf(page)
    .nodes.filter(node => isOfType(node, 'Question'))
    .map(({ name }) => ({ '@type': 'Question', name }))
  return [JSON.stringify({ '@graph': questions })]
}

function pick<T>(
  record: Readonly<Record<string, T>>,
  names: readonly string[],
): Readonly<Record<string, T>> {
  const own = names.flatMap(name => {
    const value = record[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(own)
}
