/** The clinic's records as the API has them, in both languages. */
import type { Analysis, AnalysisCategory } from './analyses'
import type { Article } from './articles'
import type { CheckUp, CheckUpPackage, ParentCheckUp } from './check-ups'
import type { Doctor, Specialty } from './doctors'
import type { RecordEntries } from './files'
import type { Promotion } from './promotions'
import type { Service } from './services'

/** Kinds whose records differ from their files. */
export interface AssembledRecords {
  readonly specialties: readonly Specialty[]
  readonly doctors: readonly Doctor[]
  readonly services: readonly Service[]
  readonly promotions: readonly Promotion[]
  /** Newest first. */
  readonly posts: readonly Article[]
  readonly analysisCategories: readonly AnalysisCategory[]
  readonly analyses: readonly Analysis[]
  readonly parentCheckUps: readonly ParentCheckUp[]
  readonly checkUps: readonly CheckUp[]
  readonly checkUpPackages: readonly CheckUpPackage[]
}

/** Kinds whose records are as their files have them. */
export type Plain = {
  readonly [K in Exclude<
    keyof RecordEntries,
    keyof AssembledRecords | 'specialties' | 'servicePrices'
  >]: readonly Value<K>[]
}

type Value<K extends keyof RecordEntries> = RecordEntries[K][number]['value']

export type Records = AssembledRecords & Plain
