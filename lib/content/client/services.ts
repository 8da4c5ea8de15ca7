/** Services. */
import 'server-only'
import { type Service, serviceSchema } from '@/lib/entities/service'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { mediaUrl } from './media'
import { richText } from './sanitize'

export const services = callsOf<Service>({
  entity: 'service',
  path: 'services',
  schema: serviceSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    listDescription: richText(value.listDescription),
    journeyDescription: value.journeyDescription.map(step => ({
      name: plainText(step.name),
      description: plainText(step.description),
    })),
    image: mediaUrl(value.image),
    file: mediaUrl(value.file),
    warning: plainText(value.warning),
    serviceCategory: value.serviceCategory && {
      ...value.serviceCategory,
      name: plainText(value.serviceCategory.name),
    },
  }),
})

export const { list: getServices, details: getService } = services
