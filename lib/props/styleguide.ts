import type { Analysis } from '@/lib/kinds/analysis'
import type { Article } from '@/lib/kinds/article'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'

/** A record of each kind, which the style guide shows as it is and with extreme values. */
export interface StyleguideData {
  readonly analysis: Analysis
  readonly checkUp: ParentCheckUp
  readonly doctor: Doctor
  readonly article: Article
  readonly promotion: Promotion
  readonly service: Service
}
