import type { MedicalTest } from 'schema-dts'
import type { Locale } from '@/lib/routing/locales'
import { absoluteUrl } from './metadata'

export interface Tested {
  readonly locale: Locale
  /** Without language prefix. */
  readonly path: string
  readonly name: string
  /** What it shows; may be empty. */
  readonly description: string
}

/** An analysis as a MedicalTest, which cannot have offers: the price is on a Service node. */
export function medicalTestNode({ locale, path, name, description }: Tested): MedicalTest {
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'MedicalTest',
    '@id': `${url}#test`,
    url,
    name,
    ...(description && { description }),
  }
}
