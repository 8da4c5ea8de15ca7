/** A set of analyses at today's prices. */
import type { Also } from './also'
import type { CalculatorItem } from './item'
import type { Sold } from './sold'
import type { Summary } from './summary'

/** A part of a set: an analysis, a service, or what the clinic does not sell. */
export interface SetPart {
  readonly name: string
  /** 0: it is not said. */
  readonly validDays: number
  readonly item?: CalculatorItem
  readonly sold?: Sold
  /** Of its page, without language prefix. */
  readonly path?: string
}

export interface WholeSet {
  readonly parts: readonly SetPart[]
  /** Each once. */
  readonly items: readonly CalculatorItem[]
  /** Services, and the names of what has to be done elsewhere. */
  readonly also: readonly Also[]
  readonly summary: Summary
}
