/** Services (spec 2 §7). */
import 'server-only'
import { type Service, serviceSchema } from '@/lib/entities/service'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'
import { richText } from './sanitize'

const service: Resource<Service> = {
  entity: 'service',
  schema: serviceSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    list_description: richText(value.list_description),
    journey_description: value.journey_description.map(step => ({
      name: plainText(step.name),
      description: plainText(step.description),
    })),
    image: mediaUrl(value.image),
    file: mediaUrl(value.file),
    warning: plainText(value.warning),
    category_service: value.category_service && {
      ...value.category_service,
      name: plainText(value.category_service.name),
    },
  }),
}

/** @throws BackendError */
export function getServices(locale: Locale, read?: Read): Promise<readonly Service[]> {
  return readList(service, { path: 'services', locale }, read)
}

/** @throws BackendError */
export function getService(locale: Locale, id: number, read?: Read): Promise<Service | null> {
  return readRecord(service, { path: `services/${id}`, locale }, read)
}
