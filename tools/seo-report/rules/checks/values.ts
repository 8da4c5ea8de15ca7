/** R22: URLs, dates and prices of the structured data are well-formed. */
import { type GraphNode, graphOf, isOfType, typesOf, valuesOf } from '../graph'
import type { Page } from '../page-types'
import { normalizeUrl, type PictureFile, pathOfUrl, violationOn } from '../site'
import type { Violation } from '../violation'

const urlKeys = ['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage', 'sameAs']
const pictureKeys = ['image', 'logo']
const isoDate = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?)?)?$/

/** @param listed URLs of the sitemap */
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
  return [...new Set(faults)].map(violationOn('R22', page))
}

const nameOf = (node: GraphNode) => typesOf(node).join(' ')

function addressFaults(node: GraphNode): string[] {
  return urlKeys.flatMap(key =>
    valuesOf(node[key])
      .filter(value => typeof value === 'string' && !/^https?:\/\/[^\s]+$/.test(value))
      .map(value => `${nameOf(node)}.${key} is not absolute: ${value}`),
  )
}

/** Items of lists must be pages of the sitemap, no redirects to them. */
function listFaults(node: GraphNode, listed: ReadonlySet<string>): string[] {
  if (!isOfType(node, 'ListItem')) return []
  const target = node.item ?? node.url
  return typeof target === 'string' && !listed.has(normalizeUrl(target))
    ? [`ListItem ${pathOfUrl(target)} is not in the sitemap`]
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
  const prices = ['price', 'minPrice', 'lowPrice', 'highPrice'].filter(key => key in node)
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
    isOfType(node, 'Offer', 'AggregateOffer') &&
    prices.length === 0 &&
    !('priceSpecification' in node)
      ? [`${nameOf(node)} without a price`]
      : []
  return [...wrong, ...currency, ...span, ...bare]
}
