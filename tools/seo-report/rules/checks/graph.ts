/** R22: one graph for a page, of the nodes that its kind has, with references that resolve. */
import { type RouteName, routes } from '@/lib/routing/routes'
import { graphOf, isReference, typesOf, valuesOf } from '../graph'
import type { Page } from '../page-types'
import { routeOf, violationOn } from '../site'
import { short, type Violation } from '../violation'

const list = ['CollectionPage', 'ItemList', 'BreadcrumbList']
const wholeList = [...list, 'FAQPage']
const landing = ['WebPage', 'BreadcrumbList', 'FAQPage']
const offered = ['Service', 'BreadcrumbList']

/**
 * Nodes that a page has beside the clinic, where its kind needs others than a page of records; that of
 * questions where the clinic has written any.
 */
const expected: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['WebSite', 'WebPage', 'FAQPage'],
  landingClinic: landing,
  landingMedCentre: landing,
  landingMedcentre: landing,
  landingMedicalCentre: landing,
  servicesCategory: list,
  service: offered,
  doctorsOfSpecialty: list,
  doctor: ['ProfilePage', 'Person', 'IndividualPhysician', 'BreadcrumbList'],
  promotion: offered,
  article: ['BlogPosting', 'BreadcrumbList'],
  analysesOfCategory: list,
  analysisSet: offered,
  analysis: ['Service', 'MedicalTest', 'BreadcrumbList'],
  checkUps: [...offered, 'FAQPage'],
  parentCheckUp: offered,
  checkUp: offered,
  about: ['AboutPage', 'BreadcrumbList', 'FAQPage'],
  contacts: ['ContactPage', 'BreadcrumbList', 'FAQPage'],
  corporate: ['Service', 'BreadcrumbList', 'FAQPage'],
  editorial: ['WebPage', 'BreadcrumbList'],
  siteMap: ['WebPage', 'BreadcrumbList', 'FAQPage'],
}

/** Nodes that a page has beside the clinic; it may have others. */
function nodesOf(route: RouteName | undefined): readonly string[] {
  if (!route) return []
  const { slugs, needs, hidden } = routes[route]
  const ofRecords = slugs ? ['BreadcrumbList'] : wholeList
  return expected[route] ?? (needs && !hidden ? ofRecords : [])
}

export function oneGraph(page: Page): Violation[] {
  const violation = violationOn('R22', page)
  if (page.jsonLd.length !== 1)
    return [violation(`${page.jsonLd.length} scripts of structured data`)]
  const { context, top, nodes, error } = graphOf(page)
  if (error) return [violation(error)]
  const types = top.flatMap(typesOf)
  const ids = top.map(node => String(node['@id']))
  return [
    ...(context === 'https://schema.org' ? [] : [violation(`@context ${context}`)]),
    ...(page.jsonLd[0]?.includes('<') ? [violation('"<" is not escaped')] : []),
    ...['MedicalClinic', ...nodesOf(routeOf(page.url))]
      .filter(type => !types.includes(type) && (type !== 'FAQPage' || page.footText !== ''))
      .map(type => violation(`no ${type} among ${types.join(', ')}`)),
    ...top.filter(node => !node['@id']).map(node => violation(`${typesOf(node)} has no @id`)),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map(id => violation(`${id} stands twice`)),
    ...nodes
      .filter(node => !isReference(node) && typesOf(node).length === 0)
      .map(node => violation(`a node without a type: ${short(JSON.stringify(node))}`)),
  ]
}

/** References must resolve on the page itself, as parsers read one page at a time. */
export function referencesResolve(page: Page): Violation[] {
  const { nodes } = graphOf(page)
  const described = new Set(nodes.filter(node => !isReference(node)).map(node => node['@id']))
  const dangling = nodes
    .filter(isReference)
    .map(node => String(node['@id']))
    .filter(id => !described.has(id))
  return [...new Set(dangling)].map(id => violationOn('R22', page)(`${id} is described nowhere`))
}

/** What is not known is left out: an empty property says that there is none. */
export function nothingIsEmpty(page: Page): Violation[] {
  const found = graphOf(page).nodes.flatMap(node =>
    Object.entries(node)
      .filter(([, value]) => [value].flat().length === 0 || [value].flat().some(isEmpty))
      .map(([key]) => `${typesOf(node)}.${key} is empty`),
  )
  return [...new Set(found)].map(violationOn('R22', page))
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0)
}

/** Properties that Google requires of businesses; an IndividualPhysician is one in schema.org. */
const businesses: Readonly<Record<string, readonly string[]>> = {
  MedicalClinic: ['@id', 'name', 'url', 'telephone', 'address'],
  IndividualPhysician: ['@id', 'name', 'url', 'address'],
}

export function businessesAreKnown(page: Page): Violation[] {
  return graphOf(page)
    .nodes.filter(node => !isReference(node))
    .flatMap(node =>
      typesOf(node).flatMap(type =>
        (businesses[type] ?? [])
          .filter(key => valuesOf(node[key]).length === 0)
          .map(key => violationOn('R22', page)(`${type} has no ${key}`)),
      ),
    )
}
