import type { Analysis } from '@/lib/content/entities/analysis'
import type { ParentCheckUp } from '@/lib/content/entities/check-up'
import type { Doctor } from '@/lib/content/entities/doctor'
import type { Post } from '@/lib/content/entities/post'
import type { Promotion } from '@/lib/content/entities/promotion'
import type { Service } from '@/lib/content/entities/service'

/** A record of each kind, which the style guide shows as it is and with extreme values. */
export interface StyleguideData {
  readonly analysis: Analysis
  readonly checkUp: ParentCheckUp
  readonly doctor: Doctor
  readonly post: Post
  readonly promotion: Promotion
  readonly service: Service
}
