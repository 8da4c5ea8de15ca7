/** R1, R2: one title, description, canonical and h1; unique titles and descriptions. */
import type { Page } from '../page-types'
import { isIndexable, localeOf, metaOf, onePerUrl, pathOfUrl, violationOn } from '../site'
import { short, type Violation } from '../violation'

export function oneHead(page: Page): Violation[] {
  const violation = violationOn('R1', page)
  const { head, h1 } = page
  const canonicals = head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  const wanted = {
    title: head.titles,
    'meta description': head.metas.description ?? [],
    canonical: canonicals,
    h1,
  }
  return [
    ...Object.entries(wanted).flatMap(([name, values]) => {
      if (values.length !== 1) return [violation(`${values.length} × ${name}`)]
      return values[0]?.trim() ? [] : [violation(`an empty ${name}`)]
    }),
    ...head.strays.map(name => violation(`<${name}> in the head ends it`)),
    ...head.misplaced.map(name => violation(`${name} stands in the body`)),
  ]
}

/** Among the indexable pages of one language; for one visitor, as all get the same head (R9). */
export function uniqueHeads(pages: readonly Page[]): Violation[] {
  const indexable = onePerUrl(pages).filter(isIndexable)
  return [
    ...alike('title', indexable, page => page.head.titles[0]),
    ...alike('description', indexable, page => metaOf(page, 'description')),
  ]
}

function alike(
  what: string,
  pages: readonly Page[],
  readFrom: (page: Page) => string | undefined,
): Violation[] {
  const groups = new Map<string, Page[]>()
  for (const page of pages) {
    const key = `${localeOf(page.url)} ${readFrom(page)?.toLowerCase() ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), page])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(page => ({
      rule: 'R2',
      url: pathOfUrl(page.url),
      found: `${what} "${short(readFrom(page))}" is also that of ${first && pathOfUrl(first.url)}`,
    })),
  )
}

/** Titles and descriptions must not end in an ellipsis. */
export function headsAreWhole(page: Page): Violation[] {
  const violation = violationOn('R2', page)
  return [page.head.titles[0] ?? '', metaOf(page, 'description') ?? '']
    .filter(text => text.trim().endsWith('…'))
    .map(text => violation(`cut short: "${short(text, 200)}"`))
}

const lengths = { title: [30, 65], description: [70, 170] } as const

/** A warning only: search engines cut long texts, and replace short ones. */
export function unusualLengths(page: Page): Violation[] {
  const values = {
    title: page.head.titles[0] ?? '',
    description: metaOf(page, 'description') ?? '',
  }
  return (['title', 'description'] as const).flatMap(what => {
    const [min, max] = lengths[what]
    const length = [...values[what]].length
    if (length >= min && length <= max) return []
    const found = `${what} of ${length} characters (${min}–${max}): "${values[what]}"`
    return [{ rule: 'R2', url: pathOfUrl(page.url), found }]
  })
}
