/** The clinic's records as the API has them, in both languages. */
import type { z } from 'zod'
import type { analysisSetKind } from '@/lib/kinds/analysis-set'
import type { articleKind } from '@/lib/kinds/article'
import type { checkUpKind, PackageFile } from '@/lib/kinds/check-up'
import type { doctorKind } from '@/lib/kinds/doctor'
import type { EntityOf, FileOf } from '@/lib/kinds/kind'
import type { parentCheckUpKind } from '@/lib/kinds/parent-check-up'
import type { promotionKind } from '@/lib/kinds/promotion'
import type { serviceKind } from '@/lib/kinds/service'
import type { specialtyKind } from '@/lib/kinds/specialty'
import type { Text } from '@/lib/kinds/strict'
import type { Analysis, AnalysisCategory } from './analyses'
import type { RecordEntries } from './files'

interface Identified {
  readonly id: number
}

interface Slugged extends Identified {
  readonly slug: string
}

/** Without what only its file says. */
type Without<K extends { readonly file: z.ZodType }, Names extends keyof FileOf<K>> = Omit<
  FileOf<K>,
  Names | 'id' | ('draft' & keyof FileOf<K>) | ('image_focus' & keyof FileOf<K>)
>

export interface Specialty
  extends Without<typeof specialtyKind, 'slug' | 'reads' | 'explains'>,
    Identified {}

export interface Doctor
  extends Without<typeof doctorKind, 'specialties' | 'services' | 'receives' | 'away'>,
    Slugged {
  /** Ids of specialties, the main one first. */
  readonly job_titles: readonly number[]
  readonly receives: EntityOf<typeof doctorKind>['receives']
  readonly away: readonly (Omit<FileOf<typeof doctorKind>['away'][number], 'substitute'> & {
    readonly substitute_id: number | null
  })[]
}

export interface Service extends Without<typeof serviceKind, 'category' | 'visit_to'>, Slugged {
  readonly category_service_id: number | null
  /** Who gives it; nobody is named for what any nurse does. */
  readonly doctor_ids: readonly number[]
  /** Who explains the result. */
  readonly reader_ids: readonly number[]
}

export interface Promotion
  extends Without<typeof promotionKind, 'services' | 'visits_to'>,
    Slugged {
  readonly service_ids: readonly number[]
  readonly doctor_ids: readonly number[]
}

export interface Article
  extends Without<
      typeof articleKind,
      'name' | 'doctor' | 'first_reviewed_at' | 'services' | 'analyses'
    >,
    Slugged {
  readonly name: Text
  /** HTML. */
  readonly description: Text
  readonly doctor_id: number | null
  readonly service_ids: readonly number[]
  readonly analysis_ids: readonly number[]
}

export interface AnalysisSet extends Without<typeof analysisSetKind, 'items'>, Slugged {
  readonly parts: readonly {
    readonly name: Text
    readonly analysis_id: number | null
    readonly service_id: number | null
    readonly valid_days: number
  }[]
}

export interface ParentCheckUp extends Without<typeof parentCheckUpKind, never>, Identified {
  /** The lowest price of its packages, in tenge. */
  readonly min_price: number
}

export interface CheckUp extends Without<typeof checkUpKind, 'parent' | 'packages'>, Slugged {
  readonly parent_id: number
  /** Of all its packages. */
  readonly service_ids: readonly number[]
  readonly analysis_ids: readonly number[]
  readonly doctor_ids: readonly number[]
}

export interface CheckUpPackage extends Omit<PackageFile, 'id' | 'programme'>, Identified {
  readonly check_up_id: number
  /** What it includes: for everybody, where `sex` is `null`, and for one sex. */
  readonly parts: readonly {
    readonly sex: 'female' | 'male' | null
    readonly service_ids: readonly number[]
    readonly analysis_ids: readonly number[]
    readonly steps: readonly { readonly name: Text; readonly preparation: Text }[]
  }[]
  /** Simple HTML: `<h3>`, `<ul>`. */
  readonly program_description: Text
}

/** Kinds whose records differ from their files. */
export interface AssembledRecords {
  readonly specialties: readonly Specialty[]
  readonly doctors: readonly Doctor[]
  readonly services: readonly Service[]
  readonly promotions: readonly Promotion[]
  readonly analysisSets: readonly AnalysisSet[]
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
