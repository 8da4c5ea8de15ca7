/** R23–R25, R27: structured data is visible on the page, and of the types that it may have. */

import { tidy } from '../dom'
import { type GraphNode, graphOf, isOfType, typesOf, valuesOf } from '../graph'
import type { Page } from '../page-types'
import { isIndexable, localeOf, metaOf, onePerUrl, pathOfUrl, violationOn } from '../site'
import { short, type Violation } from '../violation'
import { showsPrice, showsText } from '../visible-text'

const pageTypes = ['WebPage', 'CollectionPage', 'AboutPage', 'ContactPage', 'ProfilePage']
const textKeys = ['name', 'legalName', 'headline', 'text', 'jobTitle', 'serviceType'] as const
const priceKeys = ['price', 'minPrice', 'lowPrice', 'highPrice'] as const

/** Every name, question, answer and price of the structured data (R23). */
export function showsWhatIsMarked(page: Page): Violation[] {
  const faults = graphOf(page).nodes.flatMap(node =>
    isOfType(node, ...pageTypes) ? pageNodeFaults(node, page) : nodeFaults(node, page),
  )
  return [...new Set(faults)].map(violationOn('R23', page))
}

/** The name of a page is its title, or a text on it. */
function pageNodeFaults(node: GraphNode, page: Page): string[] {
  const { name, description } = node
  const named = page.head.titles[0] === tidy(String(name)) || showsText(page.text, String(name))
  return [
    ...(named ? [] : [`${typesOf(node)}.name "${name}" is not the title`]),
    ...(description === undefined ||
    tidy(String(description)) === tidy(metaOf(page, 'description') ?? '')
      ? []
      : [`${typesOf(node)}.description is not that of the head`]),
  ]
}

function nodeFaults(node: GraphNode, page: Page): string[] {
  const unseen = textKeys.flatMap(key =>
    valuesOf(node[key])
      .filter(value => typeof value === 'string' && !showsText(page.text, value))
      .map(value => `${typesOf(node)}.${key} "${short(String(value), 100)}" is not on the page`),
  )
  const unseenPrices = priceKeys
    .map(key => [key, node[key]] as const)
    .filter(([, value]) => typeof value === 'number' && !showsPrice(page.text, value))
    .map(([key, value]) => `${typesOf(node)}.${key} ${value} is not on the page`)
  return [...unseen, ...unseenPrices]
}

const ratings = ['aggregateRating', 'review', 'reviews', 'reviewRating']

/** Search engines forbid ratings of one's own business (R24). */
export function marksNoRatings(page: Page): Violation[] {
  const found = graphOf(page).nodes.flatMap(node => [
    ...Object.keys(node).filter(key => ratings.includes(key)),
    ...typesOf(node).filter(type => /^(Aggregate)?Rating$|Review$/.test(type)),
  ])
  return [...new Set(found)].map(violationOn('R24', page))
}

const forbidden = ['HowTo', 'SpecialAnnouncement', 'SearchAction', 'QAPage']

export function marksNothingOutdated(page: Page): Violation[] {
  const found = graphOf(page)
    .nodes.flatMap(typesOf)
    .filter(type => forbidden.includes(type))
  return [...new Set(found)].map(violationOn('R25', page))
}

/** A question is marked up once per language on the whole site (R25). */
export function asksOnce(pages: readonly Page[]): Violation[] {
  const asked = new Map<string, string>()
  return onePerUrl(pages).flatMap(page =>
    graphOf(page)
      .nodes.filter(node => isOfType(node, 'Question'))
      .flatMap(node => {
        const key = `${localeOf(page.url)} ${String(node.name).toLowerCase().trim()}`
        const first = asked.get(key)
        if (first === undefined) asked.set(key, pathOfUrl(page.url))
        return first === undefined
          ? []
          : [violationOn('R25', page)(`"${node.name}" is asked on ${first} too`)]
      }),
  )
}

/** An answer on more pages than this is a template: prices repeat, but not as often. */
const alikeAnswers = 12

/** An answer that stands on many pages says nothing about any of them (R25). */
export function answersForItself(pages: readonly Page[]): Violation[] {
  const given = new Map<string, Page[]>()
  for (const page of onePerUrl(pages)) {
    for (const node of graphOf(page).nodes.filter(each => isOfType(each, 'Answer'))) {
      const key = `${localeOf(page.url)} ${String(node.text)}`
      given.set(key, [...(given.get(key) ?? []), page])
    }
  }
  return [...given].flatMap(([key, [first, ...others]]) =>
    first && others.length >= alikeAnswers
      ? [
          violationOn(
            'R25',
            first,
          )(`"${short(key.slice(3), 100)}" is the answer of ${others.length} other pages`),
        ]
      : [],
  )
}

/** Pages that stay out of the index mark nothing up (R27). */
export function hiddenMarksNothing(page: Page): Violation[] {
  if (isIndexable(page) || page.jsonLd.length === 0) return []
  return [
    violationOn('R27', page)(`structured data on a page with noindex or status ${page.status}`),
  ]
}
