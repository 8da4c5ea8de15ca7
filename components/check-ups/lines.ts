import type { Fact } from '@/lib/entities/fact'
import type { Direction } from '@/lib/screens/check-ups'

/** Whether there is a list of prices to lead to. */
export const hasLines = (directions: readonly Direction[]): boolean =>
  directions.some(({ lines }) => lines.length > 0)

/** Some of the check-ups have a price. */
export const linesPriced = (directions: readonly Direction[]): Fact =>
  directions.some(({ lines }) => lines.some(({ price }) => price > 0)) ? 'yes' : 'no'
