/** The price list of the laboratory: 300 analyses in 25 categories, in the order of the ids. */
import type { SeedAnalysis } from '../types'
import { bloodAnalyses } from './blood'
import { hormoneAnalyses } from './hormones'
import { immunityAnalyses } from './immunity'
import { infectionAnalyses } from './infections'
import { metabolismAnalyses } from './metabolism'
import { specialAnalyses } from './special'
import { urineStoolAnalyses } from './urine-stool'

export const analyses: readonly SeedAnalysis[] = [
  ...bloodAnalyses,
  ...hormoneAnalyses,
  ...metabolismAnalyses,
  ...urineStoolAnalyses,
  ...infectionAnalyses,
  ...immunityAnalyses,
  ...specialAnalyses,
].sort((a, b) => a.id - b.id)
