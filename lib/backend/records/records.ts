/** What the clinic has, as its API speaks of it, in both languages. */
import type { SlugKind } from '@/lib/routing/routes'
import type { Analysis, AnalysisCategory } from './analyses'
import type { CheckUp, CheckUpPackage, ParentCheckUp } from './check-ups'
import type { Doctor, JobTitle } from './doctors'
import type { Post } from './posts'
import type { Banner, Promotion } from './promotions'
import type { Service, ServiceCategory } from './services'

export interface Records {
  readonly jobTitles: readonly JobTitle[]
  readonly doctors: readonly Doctor[]
  readonly serviceCategories: readonly ServiceCategory[]
  readonly services: readonly Service[]
  readonly promotions: readonly Promotion[]
  /** Newest first. */
  readonly posts: readonly Post[]
  readonly banners: readonly Banner[]
  readonly analysisCategories: readonly AnalysisCategory[]
  readonly analyses: readonly Analysis[]
  readonly parentCheckUps: readonly ParentCheckUp[]
  readonly checkUps: readonly CheckUp[]
  readonly checkUpPackages: readonly CheckUpPackage[]
}

/** The records that have pages, by their kind. */
export const listOfKind = {
  analysis: 'analyses',
  analysisCategory: 'analysisCategories',
  checkUp: 'checkUps',
  doctor: 'doctors',
  jobTitle: 'jobTitles',
  parentCheckUp: 'parentCheckUps',
  post: 'posts',
  promotion: 'promotions',
  service: 'services',
  serviceCategory: 'serviceCategories',
} as const satisfies Readonly<Record<SlugKind, keyof Records>>
