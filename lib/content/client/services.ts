/** Services. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type Service, serviceSchema } from '@/lib/content/entities/service'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'
import { richText } from './sanitize'

const service: Resource<Service> = {
  entity: 'service',
  path: 'services',
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
export function getServices(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly Service[]> {
  return from.list(service, locale)
}

/** @throws BackendError */
export function getService(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<Service | null> {
  return from.record(service, locale, id)
}
