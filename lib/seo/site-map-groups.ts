export interface SiteMapGroup {
  readonly title: string
  readonly links: readonly SiteMapLink[]
  readonly groups: readonly { readonly title: string; readonly links: readonly SiteMapLink[] }[]
}

export interface SiteMapLink {
  /** Path with the language's prefix, percent-encoded. */
  readonly href: string
  readonly title: string
}

export interface SiteMapTitles {
  readonly page: (path: string) => string
  /** Title of the group of pages below a path such as `/services/details`. */
  readonly group: (path: string) => string
  readonly section: (segment: string) => string
  /** Title of the group of pages with a single segment. */
  readonly clinic: string
}

/** `vizit-k-vrachu` reads "Vizit k vrachu". */
export function readableTitle(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  const words = last.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Groups by the first segment of the path, and within them by the second where there is a third
 * (B20). The home page and pages of one segment are one group.
 * @param hrefOf of a path in the page's language, percent-encoded
 */
export function siteMapGroups(
  paths: readonly string[],
  titles: SiteMapTitles,
  hrefOf: (path: string) => string,
): SiteMapGroup[] {
  const linksOf = (own: readonly string[]): SiteMapLink[] =>
    own.map(path => ({ href: hrefOf(path), title: titles.page(path) }))
  const sections = groupBy(paths, path => (segmentsOf(path).length > 1 ? segmentsOf(path)[0] : ''))
  return sections.map(([section, pages]) => {
    const seconds = groupBy(pages, path => (segmentsOf(path).length > 2 ? segmentsOf(path)[1] : ''))
    return {
      title: section ? titles.section(section) : titles.clinic,
      links: linksOf(seconds.flatMap(([second, own]) => (second ? [] : own))),
      groups: seconds.flatMap(([second, own]) =>
        second ? [{ title: titles.group(`/${section}/${second}`), links: linksOf(own) }] : [],
      ),
    }
  })
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** In the order of first appearance. */
function groupBy<T>(
  values: readonly T[],
  keyOf: (value: T) => string | undefined,
): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value) ?? ''
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return [...groups]
}
