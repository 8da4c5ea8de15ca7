/** Packages of a check-up: the programme and its prices (spec 1 §7). */
import 'server-only'
import { type CheckUpPackage, checkUpPackageSchema } from '@/lib/entities/check-up'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'
import { richText } from './sanitize'

const checkUpPackage: Resource<CheckUpPackage> = {
  entity: 'check-up package',
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
  read?: Read,
): Promise<readonly CheckUpPackage[]> {
  return readList(checkUpPackage, { path: 'check-up-packages', locale }, read)
}

/** @throws BackendError */
export function getCheckUpPackage(
  locale: Locale,
  id: number,
  read?: Read,
): Promise<CheckUpPackage | null> {
  return readRecord(checkUpPackage, { path: `check-up-packages/${id}`, locale }, read)
}
