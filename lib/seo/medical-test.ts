import type { MedicalTest } from 'schema-dts'
import type { Locale } from '@/lib/routing/locales'
import { absoluteUrl } from './metadata'

export interface Tested {
  readonly locale: Locale
  /** Without language prefix. */
  readonly path: string
  readonly name: string
}

/** What an analysis is, beside the Service that carries its price: a MedicalTest has no offers. */
export function medicalTestNode({ locale, path, name }: Tested): MedicalTest {
  const url = absoluteUrl(path, locale)
  return { '@type': 'MedicalTest', '@id': `${url}#test`, url, name }
}
