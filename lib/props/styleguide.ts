import type { Analysis } from '@/lib/entities/analysis'
import type { Article } from '@/lib/entities/article'
import type { ParentCheckUp } from '@/lib/entities/check-up'
import type { Doctor } from '@/lib/entities/doctor'
import type { Promotion } from '@/lib/entities/promotion'
import type { Service } from '@/lib/entities/service'

/** A record of each kind, which the style guide shows as it is and with extreme values. */
export interface StyleguideData {
  readonly analysis: Analysis
  readonly checkUp: ParentCheckUp
  readonly doctor: Doctor
  readonly article: Article
  readonly promotion: Promotion
  readonly service: Service
}
