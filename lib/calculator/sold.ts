/** What is sold beside analyses: services, visits to doctors, packages of check-ups. */
import type { PackagePrice } from '@/lib/entities/check-up-prices'
import type { Price } from '@/lib/entities/price'
import type { ItemPrice } from './item'

/** As the calculator knows it; estimates know more. */
export interface Sold {
  /** As in the address of an estimate. */
  readonly code: string
  /** Plain text. */
  readonly name: string
  readonly price: Price
  /** Where it has several, of which `price` is the lowest. */
  readonly prices?: readonly ItemPrice[]
  /** Of the price that applies. */
  readonly priceName?: string
}

export interface SoldRecord extends Sold {
  /** Of its page, without language prefix. */
  readonly path: string
  /** What a request about it alone is. */
  readonly request: { readonly kind: 'services' | 'doctors' | 'checkups'; readonly id: number }
  /** Ids of what has to be prepared for. */
  readonly services: readonly number[]
  readonly analyses: readonly number[]
  /** Whom all of it is for; absent: anybody. */
  readonly sex?: string
  /** A package: drawing blood is in its price. */
  readonly isDrawingIncluded?: true
  /** What has to be prepared for and has no page, with how. */
  readonly steps?: readonly { readonly name: string; readonly preparation: string }[]
}

/** Of an analysis, for assistants: in the address of an estimate it has no letter. */
export const analysisCode = (id: number) => `a${id}`

export const serviceCode = (id: number) => `s${id}`

export const firstVisitCode = (id: number) => `v${id}`
export const repeatedVisitCode = (id: number) => `r${id}`

const audienceCodes: Readonly<Record<PackagePrice['audience'], string>> = {
  general: '',
  male: 'm',
  female: 'f',
}

export const packageCode = (id: number, audience: PackagePrice['audience']) =>
  `c${id}${audienceCodes[audience]}`

/** A service or a package: an examination may take longer than the analyses. */
export const isExaminationCode = (code: string): boolean => /^[sc]/.test(code)

/** It includes analyses. */
export const isPackageCode = (code: string): boolean => code.startsWith('c')

export const isSoldCode = (code: string): boolean =>
  /^(?:[svr][1-9]\d{0,9}|c[1-9]\d{0,9}[mf]?)$/.test(code)

/** The name of the chosen package that includes something that is chosen by itself, too. */
export const packageWith = (sold: readonly SoldRecord[], code: string): string | undefined =>
  sold.find(
    ({ code: own, analyses, services }) =>
      isPackageCode(own) &&
      [...analyses.map(analysisCode), ...services.map(serviceCode)].includes(code),
  )?.name
