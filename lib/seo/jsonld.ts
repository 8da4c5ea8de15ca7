import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  MedicalClinic,
  PostalAddress,
  WebPage,
  WebSite,
} from 'schema-dts'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { paymentNames } from '@/lib/clinic/patient-facts'
import type { SeoAccordionItem } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { proseOf } from '@/lib/text/prose'
import { hoursNodes } from './hours'
import { absoluteUrl } from './metadata'
import { sharePath } from './share'

/** `@id` of the clinic: the same on every page, so that search engines see one organisation. */
export const clinicId = () => `${env().SITE_URL}/#clinic`
export const websiteId = () => `${env().SITE_URL}/#website`

type Node = Graph['@graph'][number]

/**
 * The `@graph` of a page. Parsers read one page at a time, so it also has the nodes that others
 * refer to: the website, and the clinic, in brief unless the page is about it (R22).
 */
export function graphOf(locale: Locale, ...nodes: readonly Node[]): Graph {
  const website = refers(nodes, websiteId()) ? [websiteNode(locale)] : []
  const clinic = describes(nodes, clinicId()) ? [] : [clinicInBrief(locale)]
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...website, ...clinic] }
}

function describes(nodes: readonly Node[], id: string): boolean {
  return nodes.some(node => typeof node === 'object' && '@id' in node && node['@id'] === id)
}

function refers(nodes: readonly Node[], id: string): boolean {
  return JSON.stringify(nodes).includes(JSON.stringify({ '@id': id }))
}

/** The properties of the clinic that every page has. */
function clinicInBrief(locale: Locale) {
  const clinic = clinicIn(locale)
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(),
    name: clinic.name,
    url: absoluteUrl('/', locale),
    telephone: clinic.phones.map(phone => phone.number),
    address: addressNode(locale),
  } as const
}

export function addressNode(locale: Locale): PostalAddress {
  const { street, city, postalCode } = clinicIn(locale)
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressCountry: 'KZ',
  }
}

/** The clinic in full, for the pages about it. */
export function clinicNode(locale: Locale): Exclude<MedicalClinic, string> {
  const clinic = clinicIn(locale)
  const paid = paymentNames(clinic, locale)
  return {
    ...clinicInBrief(locale),
    legalName: clinic.legalName,
    logo: env().SITE_URL + clinic.pictures.icon_512,
    image: env().SITE_URL + sharePath('/', locale),
    email: clinic.email,
    foundingDate: clinic.founded,
    publishingPrinciples: absoluteUrl(pathOf('editorial'), locale),
    currenciesAccepted: 'KZT',
    ...(paid && { paymentAccepted: paid }),
    geo: { '@type': 'GeoCoordinates', ...clinic.location },
    ...hoursNodes(clinic.hours),
    ...(clinic.laboratoryHours && {
      department: {
        '@type': 'DiagnosticLab',
        name: clinic.name,
        ...hoursNodes(clinic.laboratoryHours),
      },
    }),
  }
}

/** The site as a whole, in the language of the page. */
function websiteNode(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: clinicIn(locale).name,
    url: absoluteUrl('/', locale),
    inLanguage: locale,
    publisher: { '@id': clinicId() },
  }
}

export interface PageNode {
  readonly locale: Locale
  readonly path: string
  readonly title: string
  readonly description: string
}

/** Title and description of a page as a WebPage node; `path` is without language prefix. */
export function webPageNode({
  locale,
  path,
  title,
  description,
}: PageNode): Exclude<WebPage, string> {
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': websiteId() },
    about: { '@id': clinicId() },
  }
}

/** Equal to the visible crumbs (R26). */
export function breadcrumbNode(crumbs: readonly Crumb[], locale: Locale): BreadcrumbList {
  const last = crumbs.at(-1)
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(last?.path ?? '/', locale)}#breadcrumbs`,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  }
}

export interface Questions {
  readonly accordionItems: readonly Pick<SeoAccordionItem, 'title' | 'html'>[]
}

/** Questions and answers as in the page's accordion (R23, R25); none without one. */
export function faqNodes(text: Questions | null, path: string, locale: Locale): FAQPage[] {
  if (!text || text.accordionItems.length === 0) return []
  const page: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path, locale)}#faq`,
    inLanguage: locale,
    mainEntity: text.accordionItems.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: proseOf(html) },
    })),
  }
  return [page]
}
