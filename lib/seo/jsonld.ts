import type { BreadcrumbList, FAQPage, Graph, MedicalClinic, WebPage, WebSite } from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn } from '@/lib/site/clinic'
import { env } from '@/lib/site/env'
import { plainText } from '@/lib/text/plain-text'
import type { Crumb } from '@/lib/views/crumbs'
import { absoluteUrl } from './metadata'
import { sharePath } from './share'
import type { SeoAccordionItem } from './texts/types'

/** Nodes of the structured data. Ids are stable, so that pages may refer to each other's nodes. */
export const clinicId = () => `${env().SITE_URL}/#clinic`
export const websiteId = () => `${env().SITE_URL}/#website`

/** All nodes of a page as one document. */
export function graphOf(...nodes: Graph['@graph'][number][]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** The clinic in full; other pages refer to it by id. */
export function clinicNode(locale: Locale): Exclude<MedicalClinic, string> {
  const clinic = clinicIn(locale)
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(),
    name: clinic.name,
    legalName: clinic.legalName,
    url: absoluteUrl('/', locale),
    logo: `${env().SITE_URL}/icons/icon-512.png`,
    image: env().SITE_URL + sharePath('/', locale),
    telephone: clinic.phones.map(phone => phone.number),
    email: clinic.email,
    foundingDate: clinic.founded,
    currenciesAccepted: 'KZT',
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.street,
      addressLocality: clinic.city,
      postalCode: clinic.postalCode,
      addressCountry: 'KZ',
    },
    geo: { '@type': 'GeoCoordinates', ...clinic.location },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: clinic.hours.opens,
      closes: clinic.hours.closes,
    },
  }
}

/** The site as a whole, in the language of the page; pages refer to it by id. */
export function websiteNode(locale: Locale): WebSite {
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

/** What the head of a page says, as a node; `path` is without language. */
export function webPageNode({ locale, path, title, description }: PageNode): WebPage {
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

interface Questions {
  readonly accordionItems: readonly Pick<SeoAccordionItem, 'title' | 'html'>[]
}

/** Questions and answers of a page, as they stand in its accordion (R23, R25); none without one. */
export function faqNodes(text: Questions | null, path: string, locale: Locale): FAQPage[] {
  if (!text || text.accordionItems.length === 0) return []
  const page: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path, locale)}#faq`,
    inLanguage: locale,
    mainEntity: text.accordionItems.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  }
  return [page]
}
