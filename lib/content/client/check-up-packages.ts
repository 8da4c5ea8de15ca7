/** Packages of a check-up: the programme and its prices. */
import 'server-only'
import { type CheckUpPackage, checkUpPackageSchema } from '@/lib/entities/check-up'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { richText } from './sanitize'

export const checkUpPackages = callsOf<CheckUpPackage>({
  entity: 'check-up package',
  path: 'check-up-packages',
  schema: checkUpPackageSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    programDescription: value.programDescription.map(entry => ({
      description: richText(entry.description),
    })),
  }),
})

export const { list: getCheckUpPackages } = checkUpPackages
