/** Other records that a node of a page names: enough to know them by, the rest is on their own page. */
import type { MedicalProcedure, Person, Service } from 'schema-dts'
import type { RelatedRecord } from '@/lib/entities/related'
import type { Locale } from '@/lib/routing/locales'
import { absoluteUrl } from './metadata'

const nameAndUrl = ({ path, name }: RelatedRecord, locale: Locale) => ({
  url: absoluteUrl(path, locale),
  name,
})

export function personReference(record: RelatedRecord, locale: Locale): Person {
  const { url, name } = nameAndUrl(record, locale)
  return { '@type': 'Person', '@id': `${url}#person`, url, name }
}

export function serviceReference(record: RelatedRecord, locale: Locale): Service {
  const { url, name } = nameAndUrl(record, locale)
  return { '@type': 'Service', '@id': `${url}#service`, url, name }
}

/** As schema.org wants it of a physician, whose services cannot be of the type Service. */
export function procedureReference(record: RelatedRecord, locale: Locale): MedicalProcedure {
  return { '@type': 'MedicalProcedure', ...nameAndUrl(record, locale) }
}
