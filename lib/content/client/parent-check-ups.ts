/** Parent check-up programmes. */
import 'server-only'
import { type ParentCheckUp, parentCheckUpSchema } from '@/lib/entities/check-up'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { mediaUrl } from './media'

export const parentCheckUps = callsOf<ParentCheckUp>({
  entity: 'parent check-up',
  path: 'parent-check-ups',
  schema: parentCheckUpSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    shortDescription: plainText(value.shortDescription),
    shortTags: value.shortTags.map(plainText),
    image: mediaUrl(value.image),
  }),
})

export const { list: getParentCheckUps, details: getParentCheckUp } = parentCheckUps
