/** The whole content of the embedded backend: an invented clinic in both languages. */
import { analyses } from './analyses'
import { analysisCategories } from './analysis-categories'
import { banners } from './banners'
import { checkUpPackages, checkUps, parentCheckUps } from './check-ups'
import { doctors } from './doctors'
import { jobTitles } from './job-titles'
import { posts } from './posts'
import { promotions } from './promotions'
import { serviceCategories } from './service-categories'
import { services } from './services'
import type {
  SeedAnalysis,
  SeedAnalysisCategory,
  SeedBanner,
  SeedCheckUp,
  SeedCheckUpPackage,
  SeedDoctor,
  SeedJobTitle,
  SeedParentCheckUp,
  SeedPost,
  SeedPromotion,
  SeedService,
  SeedServiceCategory,
} from './types'

export interface Seed {
  readonly jobTitles: readonly SeedJobTitle[]
  readonly doctors: readonly SeedDoctor[]
  readonly serviceCategories: readonly SeedServiceCategory[]
  readonly services: readonly SeedService[]
  readonly promotions: readonly SeedPromotion[]
  readonly posts: readonly SeedPost[]
  readonly banners: readonly SeedBanner[]
  readonly analysisCategories: readonly SeedAnalysisCategory[]
  readonly analyses: readonly SeedAnalysis[]
  readonly parentCheckUps: readonly SeedParentCheckUp[]
  readonly checkUps: readonly SeedCheckUp[]
  readonly checkUpPackages: readonly SeedCheckUpPackage[]
}

export const seed: Seed = {
  jobTitles,
  doctors,
  serviceCategories,
  services,
  promotions,
  posts,
  banners,
  analysisCategories,
  analyses,
  parentCheckUps,
  checkUps,
  checkUpPackages,
}
