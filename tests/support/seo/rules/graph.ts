/** R22: one graph for a page, its references, addresses, dates and prices in order. */
import type { RouteName } from '@/lib/site/routes'
import { type GraphNode, graphOf, isOfType, isReference, typesOf, valuesOf } from '../graph'
import type { Page } from '../page'
import { finder, type PictureFile, pathOfUrl, routeOf } from '../site'
import { short, type Violation } from '../violation'

const list = ['CollectionPage', 'ItemList', 'BreadcrumbList']
const landing = ['WebPage', 'MedicalClinic', 'BreadcrumbList', 'FAQPage']
const offered = ['Service', 'BreadcrumbList']

/** Nodes that a page of each kind has, and may have others beside. */
const expected: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['WebSite', 'MedicalClinic', 'WebPage'],
  landingClinic: landing,
  landingMedCentre: landing,
  landingMedcentre: landing,
  landingMedicalCentre: landing,
  servicesTop: list,
  servicesCategory: list,
  service: offered,
  doctors: list,
  doctorsOfSpecialty: list,
  doctor: ['ProfilePage', 'Person', 'IndividualPhysician', 'BreadcrumbList'],
  promotions: list,
  promotionsCosmetology: list,
  promotion: offered,
  posts: list,
  post: ['BlogPosting', 'BreadcrumbList'],
  analyses: list,
  analysesOfCategory: list,
  analysis: ['Service', 'MedicalTest', 'BreadcrumbList'],
  checkUps: offered,
  parentCheckUp: offered,
  checkUp: offered,
  about: ['AboutPage', 'MedicalClinic', 'BreadcrumbList'],
  contacts: ['ContactPage', 'MedicalClinic', 'BreadcrumbList'],
  corporate: ['Service', 'FAQPage', 'BreadcrumbList'],
  siteMap: ['WebPage', 'BreadcrumbList'],
}

export function oneGraph(page: Page): Violation[] {
  const violation = finder('R22', page)
  if (page.jsonLd.length !== 1)
    return [violation(`${page.jsonLd.length} scripts of structured data`)]
  const { context, top, nodes, error } = graphOf(page)
  if (error) return [violation(error)]
  const types = top.flatMap(typesOf)
  const ids = top.map(node => String(node['@id']))
  const route = routeOf(page.url)
  return [
    ...(context === 'https://schema.org' ? [] : [violation(`@context ${context}`)]),
    ...(page.jsonLd[0]?.includes('<') ? [violation('"<" is not escaped')] : []),
    ...((route && expected[route]) ?? [])
      .filter(type => !types.includes(type))
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

/** @param shared ids of the site itself, which its home page describes */
export function referencesResolve(page: Page, shared: ReadonlySet<string>): Violation[] {
  const { nodes } = graphOf(page)
  const described = new Set(nodes.filter(node => !isReference(node)).map(node => node['@id']))
  const dangling = nodes
    .filter(isReference)
    .map(node => String(node['@id']))
    .filter(id => !described.has(id) && !shared.has(id))
  return [...new Set(dangling)].map(id => finder('R22', page)(`${id} is described nowhere`))
}

/** Ids that other pages may refer to without describing them. */
export function sharedIds(home: Page | undefined, origin: string): Set<string> {
  const nodes = home ? graphOf(home).nodes.filter(node => !isReference(node)) : []
  const ids = nodes.map(node => String(node['@id']))
  return new Set(ids.filter(id => id.startsWith(`${origin}/#`)))
}

const addresses = ['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'sameAs']
const pictureKeys = ['image', 'logo']
const isoDate = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?)?)?$/

/** @param listed addresses of the sitemap */
export function valuesAreInOrder(
  page: Page,
  listed: ReadonlySet<string>,
  pictures: ReadonlyMap<string, PictureFile>,
): Violation[] {
  const faults = graphOf(page).nodes.flatMap(node => [
    ...addressFaults(node),
    ...listFaults(node, listed),
    ...pictureFaults(node, pictures),
    ...dateFaults(node),
    ...priceFaults(node),
  ])
  return [...new Set(faults)].map(finder('R22', page))
}

const nameOf = (node: GraphNode) => typesOf(node).join(' ')

function addressFaults(node: GraphNode): string[] {
  return addresses.flatMap(key =>
    valuesOf(node[key])
      .filter(value => typeof value === 'string' && !/^https?:\/\/[^\s]+$/.test(value))
      .map(value => `${nameOf(node)}.${key} is not absolute: ${value}`),
  )
}

/** What lists lead to are pages, not redirects to them. */
function listFaults(node: GraphNode, listed: ReadonlySet<string>): string[] {
  if (!isOfType(node, 'ListItem')) return []
  const target = node.item ?? node.url
  return typeof target === 'string' && !listed.has(target)
    ? [`ListItem ${URL.canParse(target) ? pathOfUrl(target) : target} is not in the sitemap`]
    : []
}

function pictureFaults(node: GraphNode, pictures: ReadonlyMap<string, PictureFile>): string[] {
  return pictureKeys.flatMap(key =>
    valuesOf(node[key])
      .filter(value => typeof value === 'string')
      .filter(url => !pictures.get(url)?.width)
      .map(url => `${nameOf(node)}.${key} ${url} answers ${pictures.get(url)?.status}`),
  )
}

function dateFaults(node: GraphNode): string[] {
  return Object.entries(node)
    .filter(([key]) => /^date[A-Z]|Date$/.test(key))
    .filter(([, value]) => typeof value !== 'string' || !isoDate.test(value))
    .map(([key, value]) => `${nameOf(node)}.${key} is ${value}`)
}

function priceFaults(node: GraphNode): string[] {
  const prices = ['price', 'lowPrice', 'highPrice'].filter(key => key in node)
  const wrong = prices
    .filter(key => !Number.isSafeInteger(node[key]) || Number(node[key]) <= 0)
    .map(key => `${nameOf(node)}.${key} is ${JSON.stringify(node[key])}`)
  const currency =
    prices.length > 0 && node.priceCurrency !== 'KZT'
      ? [`${nameOf(node)}.priceCurrency is ${node.priceCurrency}`]
      : []
  const span =
    'highPrice' in node && Number(node.highPrice) < Number(node.lowPrice)
      ? [`${nameOf(node)}: highPrice ${node.highPrice} below lowPrice ${node.lowPrice}`]
      : []
  const bare =
    isOfType(node, 'Offer', 'AggregateOffer') && prices.length === 0
      ? [`${nameOf(node)} without a price`]
      : []
  return [...wrong, ...currency, ...span, ...bare]
}
