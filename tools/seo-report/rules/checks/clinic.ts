/** R28: phones, hours, address and e-mail on any page are those of the contacts page. */
import { type GraphNode, graphOf, isNode, valuesOf } from '../graph'
import type { Page } from '../page-types'
import { localeOf, onePerUrl, routeOf, violationOn } from '../site'
import type { Violation } from '../violation'
import { showsText } from '../visible-text'

/**
 * Compares every page with the contacts page of its language.
 * @param among pages that contain the contacts pages
 */
export function clinicIsOne(pages: readonly Page[], among = pages): Violation[] {
  const contacts = new Map(
    onePerUrl(among)
      .filter(({ url }) => routeOf(url) === 'contacts')
      .map(page => [localeOf(page.url), page]),
  )
  return onePerUrl(pages).flatMap(page => {
    const own = contacts.get(localeOf(page.url))
    const violation = violationOn('R28', page)
    if (own?.status !== 200)
      return routeOf(page.url) === 'home' ? [violation('no contacts page')] : []
    return [...linkFaults(page, own), ...clinicFaults(page, own)].map(violation)
  })
}

/** Short numbers are those of the emergency services. */
const schemes = /^tel:\D*\d{7,}|^mailto:|^https:\/\/wa\.me\/\d+/

function linksOf(page: Page): Set<string> {
  return new Set(page.links.flatMap(({ href }) => (schemes.test(href) ? [addressOf(href)] : [])))
}

/** Without the query, as messenger links have different texts in it. */
function addressOf(href: string): string {
  return href.replace(/\?.*$/, '').replace(/^tel:\D*/, 'tel:')
}

function linkFaults(page: Page, contacts: Page): string[] {
  const known = linksOf(contacts)
  return [...linksOf(page)]
    .filter(address => !known.has(address))
    .map(address => `${address} is not on the contacts page`)
}

function clinicFaults(page: Page, contacts: Page): string[] {
  const businesses = graphOf(page).nodes.filter(node => 'address' in node || 'telephone' in node)
  const known = linksOf(contacts)
  const phones = [...known].filter(address => address.startsWith('tel:')).toSorted()
  return businesses.flatMap(business => {
    const { telephone, email } = business
    const marked = valuesOf(telephone).map(phone => `tel:${String(phone).replace(/\D/g, '')}`)
    // A doctor's page says the hours of his own visits.
    const isDoctor = business['@type'] === 'IndividualPhysician'
    const places = isDoctor ? [page, contacts] : [contacts]
    const unseen = textsOf(business).filter(
      text => !places.some(({ mainText }) => showsText(mainText, text)),
    )
    return [
      ...(telephone === undefined || marked.toSorted().join() === phones.join()
        ? []
        : [`phones ${marked}, on the contacts page ${phones}`]),
      ...(email === undefined || known.has(`mailto:${email}`) ? [] : [`e-mail ${email}`]),
      ...unseen.map(text => `"${text}" is not on the contacts page`),
    ]
  })
}

/** Street, town and hours, as the contacts page must show them. */
function textsOf(business: GraphNode): string[] {
  const addresses = valuesOf(business.address).filter(isNode)
  const hours = valuesOf(business.openingHoursSpecification).filter(isNode)
  return [
    ...addresses.flatMap(({ streetAddress, addressLocality }) => [streetAddress, addressLocality]),
    ...hours.flatMap(({ opens, closes }) => timesShown(String(opens), String(closes))),
  ].map(String)
}

/** Pages show `8:00` for `08:00`, and words for what is open to the end of the day. */
function timesShown(opens: string, closes: string): string[] {
  if (opens === '00:00' && closes === '23:59') return []
  return [opens, closes === '23:59' ? '24:00' : closes].map(time => time.replace(/^0/, ''))
}
