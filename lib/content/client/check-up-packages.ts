/** Packages of a check-up: the programme and its prices. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type CheckUpPackage, checkUpPackageSchema } from '@/lib/content/entities/check-up'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import type { Source } from './reader'
import { richText } from './sanitize'

const checkUpPackage: Resource<CheckUpPackage> = {
  entity: 'check-up package',
  path: 'check-up-packages',
  schema: checkUpPackageSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    program_description: value.program_description.map(entry => ({
      description: richText(entry.description),
    })),
  }),
}

/** @throws BackendError */
export function getCheckUpPackages(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly CheckUpPackage[]> {
  return from.list(checkUpPackage, locale)
}

/** @throws BackendError */
export function getCheckUpPackage(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<CheckUpPackage | null> {
  return from.record(checkUpPackage, locale, id)
}
